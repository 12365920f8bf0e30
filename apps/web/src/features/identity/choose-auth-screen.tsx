import { MethodChoice } from './method-choice.tsx'

export function ChooseAuthScreen() {
  return <MethodChoice purpose="LOG_IN" />
}
