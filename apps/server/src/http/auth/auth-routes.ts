import { AppError } from '@fablecut/contracts/errors/app-error'
import { z } from 'zod'
import type { HttpServices } from '../services.ts'
import { codeOfStatus } from '../kernel/error-answer.ts'
import { invalidInput } from '../kernel/invalid-input.ts'
import { withJsonBody } from '../kernel/json-body.ts'
import { unstorable } from '../kernel/storable.ts'
import { type Auth, addressHeader } from './auth.ts'
import { checkSignUpAllowed, signUpInput, withUsername } from './sign-up.ts'

const signInInput = z.looseObject({
  email: z.string('Please enter your email').min(1, 'Please enter your email'),
  password: z.string('Please enter your password'),
})

/** Answers `/api/auth/*`: better-auth's routes, with our limits in front and our shape of errors behind (CD-109). */
export async function answerAuth(request: Request, context: { auth: Auth; address: string; services: HttpServices }): Promise<Response> {
  const { services, address } = context
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  const checked = await withJsonBody(request, { isSignedIn: false })
  const body = await bodyOf(checked)
  const fault = unstorable([body, ...new URL(request.url).searchParams.values()])
  if (fault) throw invalidInput([{ ...fault, path: fault.path.slice(1) }])
  if (request.method === 'POST' && path === '/sign-up/email') {
    await services.limit('signUp', address)
    return signUp(checked, context)
  }
  // Every way of signing in is a way of guessing passwords: by user name too.
  if (request.method === 'POST' && path.startsWith('/sign-in/')) await services.limit('signIn', address)
  if (request.method === 'POST' && path === '/sign-in/email') return handOver(checked, await parsed(checked, signInInput), context)
  if (request.method === 'POST' && path === '/update-user') refuseForeignPicture(body)
  return handOver(checked, null, context)
}

/** Two sign-ups of one name at the same moment want the same user name: the second is tried once more with another. */
async function signUp(request: Request, context: { auth: Auth; address: string; services: HttpServices }): Promise<Response> {
  const { db, settings } = context.services
  const input = await parsed(request, signUpInput)
  await checkSignUpAllowed(db, settings.signups, input.email)
  try {
    return await handOver(request, await withUsername(db, input), context)
  } catch (error) {
    if (!(error instanceof AppError) || error.data.reason !== 'FAILED_TO_CREATE_USER') throw error
    return handOver(request, await withUsername(db, input), context)
  }
}

async function handOver(request: Request, body: object | null, { auth, address }: { auth: Auth; address: string }): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  headers.delete('content-length')
  const { method, signal } = request
  const passed = body
    ? new Request(request.url, { method, headers, signal, body: JSON.stringify(body) })
    : new Request(request, { headers })
  const answer = await auth.handler(passed)
  if (answer.status < 400) return body ? withoutToken(answer) : answer
  throw await toAppError(answer)
}

/** The session belongs into the cookie alone, out of reach of scripts. */
async function withoutToken(answer: Response): Promise<Response> {
  const { token: _token, ...rest } = (await answer.json()) as Record<string, unknown>
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(rest), { status: answer.status, headers })
}

async function parsed<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const read = schema.safeParse(await bodyOf(request))
  if (!read.success) throw invalidInput(read.error.issues)
  return read.data
}

/** Malformed bodies were refused before; no body is an empty one. All of sign-in takes objects alone. */
async function bodyOf(request: Request): Promise<object> {
  const text = await request.clone().text()
  const body: unknown = text === '' ? {} : JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidInput([{ message: 'Send a JSON object' }])
  return body
}

async function toAppError(answer: Response): Promise<AppError> {
  const { code: reason = null, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  if (String(reason).startsWith('USER_ALREADY_EXISTS')) {
    const taken = 'There is an account with this email already. Sign in instead.'
    return new AppError('INVALID_INPUT', { message: taken, data: { reason, fields: { email: taken } } })
  }
  return new AppError(codeOfStatus(answer.status), { ...(message ? { message } : {}), data: { reason } })
}

/** An avatar is one of our own files (CD-114). */
function refuseForeignPicture({ image }: { image?: unknown }): void {
  if (image === undefined || image === null || (typeof image === 'string' && image.startsWith('/media/'))) return
  throw invalidInput([{ message: 'Please upload the picture first', path: ['image'] }])
}
