import { musicBrief } from '@fablecut/generation/briefs/music-brief'
import type { ComposeRequest, Song } from '@fablecut/generation/ports/composer'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { fitMusic } from '@fablecut/render/fit/fit-music'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { soundChoices, unavailableSentence } from '../provider-choice/unavailable.ts'
import { maySwitchSoundProvider } from '../provider-choice/may-switch-provider.ts'
import { chosenFirst } from '../provider-choice/chosen-first.ts'
import type { ProviderOption } from '../provider-calls/call-first-available.ts'
import type { RunView } from '../../runs/read-run.ts'

export type GeneratedMusic = {
  readonly blob: StoredBlob
  readonly mimeType: string
  /** Of a provider's music no more is known than was asked for. */
  readonly facts: Pick<Song, 'name' | 'mood' | 'durationSeconds'> &
    Partial<Omit<Song, 'audio' | 'mediaType'>> & { readonly hasVoice: false }
}

/** Who makes the background music, and how: another provider when the first is down and the creator allows that. Songs of the library are played by the built-in composer. */
export function musicMaker(view: RunView, music: ComposeRequest, signal: AbortSignal | undefined): Maker<GeneratedMusic> {
  const { engines, providers } = services()
  const request = providerRequest(music)
  const ranked = music.songId === undefined ? providers.routes.ranked('music', 'auto', request) : []
  const [route, ...others] = chosenFirst(view, 'music', ranked)
  if (!route) return { by: 'builtin', engine: engines.composer.engine, make: () => compose(music, signal) }
  const optionOf = (by: Route): ProviderOption => ({
    route: by,
    request,
    refusal: `${by.row.title} would not make the music of this story. Choose another song and try again: nothing was charged.`,
  })
  const maySwitch = maySwitchSoundProvider(view, 'music')
  const choices = soundChoices('music', others)
  return {
    by: 'provider',
    ...optionOf(route),
    others: maySwitch ? others.map(optionOf) : [],
    keep: (result, by) => keepMusic(music, by.row.title, result, signal),
    unavailable: (code) => unavailableSentence({ route, what: 'the music of this story', choices }, code),
  }
}

const providerRequest = (music: ComposeRequest): MediaRequest => ({
  kind: 'music',
  prompt: musicBrief(music),
  seconds: music.durationSeconds,
  seed: music.seed,
  mode: 'instrumental',
})

async function compose(music: ComposeRequest, signal: AbortSignal | undefined): Promise<GeneratedMusic> {
  const { engines, storage } = services()
  const { audio, mediaType, ...facts } = await engines.composer.compose(music, signal)
  return { blob: await storage.putBytes(audio), mimeType: mediaType, facts: { ...facts, hasVoice: false } }
}

function keepMusic(
  { durationSeconds, mood }: ComposeRequest,
  model: string,
  result: StoredResult,
  signal: AbortSignal | undefined,
): Promise<GeneratedMusic> {
  return fitResult(result, 'wav', async (from, to) => {
    await fitMusic(from, durationSeconds, to, signal)
    const name = `${mood[0]!.toUpperCase()}${mood.slice(1)} music by ${model}`
    return { mimeType: 'audio/wav', facts: { name, mood, durationSeconds, hasVoice: false } }
  })
}
