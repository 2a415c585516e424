import { z } from 'zod'

const password = z.string('Please enter your password')

/** Input of `POST /api/auth/sign-in/email`; other fields are ignored. */
export const emailSignInInput = z.object({
  email: z.string('Please enter your email').min(1, 'Please enter your email'),
  password,
  rememberMe: z.boolean().optional(),
})

/** Input of `POST /api/auth/sign-in/username`; other fields are ignored. */
export const usernameSignInInput = z.object({
  username: z.string('Please enter your user name').min(1, 'Please enter your user name'),
  password,
  rememberMe: z.boolean().optional(),
})

/** Input of the routes that complete a sign-in with a code. Other fields are ignored, such as the one that trusts a device for 30 days. */
export const codeInput = z.object({ code: z.string('Please enter the code').min(1, 'Please enter the code').max(100) })
