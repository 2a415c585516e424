import { WHEN_UNAVAILABLE, type WhenUnavailable } from '@fablecut/domain/story/models/models'
import { z } from 'zod'

/** What a form says of providers, named as on the wire. */
export const providerFields = { when_unavailable: z.enum(WHEN_UNAVAILABLE) }
export const PROVIDER_DEFAULTS: { readonly when_unavailable: WhenUnavailable } = { when_unavailable: 'other_provider' }

/** The settings of a request; the default is left out. */
export const providerSettings = ({ when_unavailable }: { readonly when_unavailable: WhenUnavailable }) =>
  when_unavailable === PROVIDER_DEFAULTS.when_unavailable ? {} : { when_unavailable }
