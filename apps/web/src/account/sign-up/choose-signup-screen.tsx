import { MethodChoice } from '../forms/index.ts'

export function ChooseSignupScreen() {
  return <MethodChoice purpose="SIGN_UP" />
}
