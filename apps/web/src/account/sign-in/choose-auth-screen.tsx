import { MethodChoice } from '../forms/index.ts'

export function ChooseAuthScreen() {
  return <MethodChoice purpose="LOG_IN" />
}
