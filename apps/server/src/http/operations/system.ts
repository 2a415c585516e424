import { installedVoices } from '../../generation/voices/installed-voices.ts'
import { enginesInUse } from '../../generation/engines/engines-in-use.ts'
import { generationPace } from '../../generation/generation-pace.ts'
import { readSetupCode } from '../../account/setup-code.ts'
import { isReachable } from '../../platform/settings.ts'
import { productVersion } from '../../platform/version.ts'
import type { HttpServices } from '../kernel/services.ts'
import { api } from '../kernel/api.ts'
import { signedIn, signedInStaff } from '../kernel/signed-in.ts'
import type { InstallableVoice } from '../../voices/voice-installer.ts'

export const system = api.system.router({
  get: api.system.get.handler(async ({ context }) => ({
    version: productVersion,
    ...enginesInUse(context.services.stories.engines, context.services.stories.routes),
    export_problem: await context.services.exportProblem(),
    signups: context.services.settings.signups,
    sign_in: await signInMethods(context.services),
    music_links: context.services.settings.musicLinks,
    share_handle: context.services.settings.shareHandle,
    contest_form_url: context.services.settings.contestFormUrl,
    generation_pace: await generationPace(context.services.db),
    fetched_voices: installedVoices(),
  })),
  voices: api.system.voices.handler(({ context }) => {
    signedIn(context)
    return { voices: context.services.voiceInstaller.list().map(toWireVoice) }
  }),
  installVoice: api.system.installVoice.handler(({ input, context }) => {
    signedInStaff(context)
    return toWireVoice(context.services.voiceInstaller.start(input.key))
  }),
})

const signInMethods = async ({ settings, db, mailer }: HttpServices) => ({
  mail: mailer.isOn,
  oidc: settings.oidc?.name ?? null,
  needs_setup_code: isReachable(settings) && (await readSetupCode(db)) !== null,
})

const toWireVoice = ({ receivedBytes, ...voice }: InstallableVoice) => ({ ...voice, received_bytes: receivedBytes })
