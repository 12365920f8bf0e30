import { MethodChoice } from './method-choice.tsx'

export function ChooseSignupScreen() {
  return <MethodChoice purpose="SIGN_UP" />
}
