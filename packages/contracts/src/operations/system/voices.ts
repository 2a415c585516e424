import { z } from 'zod'
import { operation } from '../../operation.ts'

const installableVoice = z.object({
  /** Value of `voiceover_voice`. */
  key: z.string(),
  /** ISO 639-1. */
  language: z.string(),
  gender: z.enum(['female', 'male']),
  /** Author or data set, for display. */
  source: z.string(),
  licence: z.string(),
  /** Size of the download. */
  bytes: z.number().int(),
  state: z.enum(['available', 'installing', 'installed']),
  /** Bytes received so far, while it is being installed. */
  received_bytes: z.number().int(),
  /** Why the last installation failed, as one sentence; null otherwise. */
  problem: z.string().nullable(),
})

export const listVoices = operation({
  method: 'GET',
  path: '/system/voices',
  tags: ['System'],
  summary: 'List the voices that this installation can download',
  access: 'session',
  description:
    'Returns the downloadable voices with their size and state, the recommended one of a language first. Empty where their runtime has no build for the machine.',
}).output(z.object({ voices: z.array(installableVoice) }))

export const installVoice = operation({
  method: 'POST',
  path: '/system/voices/{key}/install',
  tags: ['System'],
  summary: 'Install a voice (staff)',
  successStatus: 202,
  access: 'staff',
  description:
    'Starts the download of a voice in the background; `GET /system/voices` reports its progress. A voice that is installed or being installed is left as it is. 409 while another voice is being installed.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(z.object({ key: z.string().max(80) }))
  .output(installableVoice)
