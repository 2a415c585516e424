import { fetchedVoices } from '../../generation/fetched-voices.ts'
import { generationPace } from '../../generation/generation-pace.ts'
import { productVersion } from '../../platform/version.ts'
import { api } from '../kernel/api.ts'

export const system = api.system.router({
  get: api.system.get.handler(async ({ context }) => ({
    version: productVersion,
    builtin_engines: true,
    export_problem: await context.services.exportProblem(),
    signups: context.services.settings.signups,
    music_links: context.services.settings.musicLinks,
    share_handle: context.services.settings.shareHandle,
    contest_form_url: context.services.settings.contestFormUrl,
    generation_pace: await generationPace(context.services.db),
    fetched_voices: fetchedVoices(),
  })),
})
