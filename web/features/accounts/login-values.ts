/** What one types to sign in. */
export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}
