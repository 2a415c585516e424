import type { WireModelMaker } from '@fablecut/contracts/wire/model-maker'
import { toWirePriceBook } from '@fablecut/contracts/wire/price-book'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { vi } from 'vitest'

export type ApiCall = { readonly path: string; readonly body: unknown }
/** A status and a JSON body. */
export type ApiResponse = { readonly status?: number; readonly body: unknown }
type StubbedResponse = ApiResponse | ((call: ApiCall) => ApiResponse | Response | Promise<ApiResponse>)

/** An account without a free story and with enough credits for anything. */
export const ACCOUNT = {
  id: 'u1',
  email: 'mia@example.org',
  displayName: 'Mia',
  username: 'mia',
  avatar_url: null,
  plan: 'solo',
  team_id: null,
  credits: 5_000,
  free_stories_left: 0,
  is_team_member: false,
  is_staff: false,
  features: ['app.action-video.wan2.2-v1', 'app.action-video.runway-act2'],
}

/** A provider's model without limits but `limits`. */
export const buildMaker = (name: string, limits: Partial<WireModelMaker> = {}): WireModelMaker => ({
  name,
  others: [],
  qualities: ['low', 'medium', 'high'],
  modes: ['standard', 'pro', 'turbo', 'lite'],
  resolutions: null,
  max_references: 6,
  takes_end_frame: true,
  ...limits,
})

export const SYSTEM = {
  version: '1.0.0',
  builtin_engines: true,
  engines: {
    script: 'builtin/writer',
    direction: 'builtin/writer',
    image: 'builtin/painter',
    video: 'builtin/animator',
    speech: 'builtin/narrator',
    music: 'builtin/composer',
    captions: 'builtin/listener',
  },
  model_names: { 'fal/fal-ai/flux/dev': 'FLUX.1 Dev at fal' },
  makers: { image: {}, video: {}, action: {}, speech: {}, speech_others: {}, music: null, song: null, captions: null },
  language_model: null,
  export_problem: null,
  signups: 'open',
  sign_in: { mail: false, oidc: null, needs_setup_code: false },
  music_links: { free: null, make: null, learn: null },
  share_handle: '@fablecut',
  contest_form_url: null,
  generation_pace: {},
  fetched_voices: [],
}

export const SECURITY = { email_confirmed: true, has_password: true, has_oidc: false, has_second_factor: false, passkeys: [] }

/** The profile of `ACCOUNT`. */
export const PROFILE = {
  display_name: 'Mia',
  username: 'mia',
  avatar_url: null,
  is_team: false,
  published_count: 0,
  follower_count: 0,
  following_count: 0,
  is_following: false,
  is_blocked: false,
  bio: '',
  links: [],
}

const DEFAULTS: Readonly<Record<string, StubbedResponse>> = {
  'GET /api/me': { body: ACCOUNT },
  'GET /api/system': { body: SYSTEM },
  'GET /api/profiles/mia': { body: PROFILE },
  'GET /api/account/security': { body: SECURITY },
  'GET /api/system/voices': { body: { voices: [] } },
  'GET /api/credits/prices': { body: toWirePriceBook(DEFAULT_PRICE_BOOK) },
  'POST /api/analytics/events': { status: 204, body: null },
}

/**
 * Stubs the responses of the server, keyed by method and path (without the query). Account, system and price book have
 * defaults; a request without a response is 404. Returns the calls made so far, by the same keys.
 */
export function stubApi(responses: Readonly<Record<string, StubbedResponse>> = {}): (key: string) => readonly ApiCall[] {
  const calls = new Map<string, ApiCall[]>()
  const fetchStub = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(new URL(input, window.location.origin), init)
    const url = new URL(request.url)
    const key = `${request.method} ${url.pathname}`
    const text = await request.clone().text()
    const call = { path: url.pathname + url.search, body: text === '' ? null : readJson(text) }
    calls.set(key, [...(calls.get(key) ?? []), call])
    const stub = responses[key] ?? DEFAULTS[key]
    if (stub === undefined) return jsonResponse({ status: 404, body: { code: 'NOT_FOUND', message: 'Not found', data: {} } })
    const response = typeof stub === 'function' ? await stub(call) : stub
    return response instanceof Response ? response : jsonResponse(response)
  }
  vi.stubGlobal('fetch', fetchStub)
  return (key) => calls.get(key) ?? []
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const jsonResponse = ({ status = 200, body }: ApiResponse): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
