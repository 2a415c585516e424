import { momentsOf } from '@fablecut/domain/song/moments'
import { type SongWindow, beatsIn } from '@fablecut/domain/song/windows'
import { AUTO_STYLE, CUSTOM_STYLE, isStyleValue } from '@fablecut/domain/story/style'
import { plainTopic } from '@fablecut/domain/story/inputs/vlog'
import type { CharacterLook, Viseme } from '@fablecut/generation/ports/options'
import type { SongTraits } from '@fablecut/generation/ports/stylist'
import { findOwnMedia } from '../../media/find-own-media.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import type { RunView } from '../../runs/read-run.ts'
import type { StorySong } from '../../runs/stored-song.ts'
import { services } from '../run/services.ts'
import { characterLook } from '../../runs/character-look.ts'
import { cutsOf, windowOf } from '../song/cuts-of.ts'
import type { CategoryGeneration } from './category-generation.ts'

const castOf = ({ inputs }: RunView): CharacterLook[] =>
  [inputs.character, ...(inputs.additionalCharacters ?? [])].flatMap((member) => characterLook(member) ?? [])

const styleOf = (view: RunView): string => view.inputs.style ?? 'photorealistic'

function songOf(view: RunView): StorySong {
  if (!view.song) throw new Error(`The song of the story ${view.storyId} was not read`)
  return view.song
}

/** When the title appears over the first shot; nothing else is lettered. */
const TITLE_SECONDS = 0.15

/** A whole song with images cut to it. */
export const musicVideo: CategoryGeneration = {
  async write(view, signal) {
    const { inputs, story } = view
    const song = songOf(view)
    const type = inputs.videoType ?? 'singing-dancing'
    const cuts = cutsOf(view, inputs.numShots ?? 1)!
    const moments = momentsOf(song.reading, cuts, story.fps, song.lines)
    const { language, musicMood, shots } = await services().engines.writer.writeScenes(
      {
        kind: 'music',
        videoType: type,
        topic: plainTopic(type === 'singing-dancing' ? (inputs.videoScenes ?? '') : (inputs.videoTopic ?? '')),
        song: { ...(inputs.song ?? { name: story.title }), hasVoice: song.visemes.length > 0 },
        cast: castOf(view).map(({ id, name }) => ({ id, name })),
        moments,
        bRoll: inputs.enableBroll ?? true,
        seed: inputs.seed ?? 1,
      },
      signal,
    )
    return { shots, found: { language, music_mood: musicMood, style: await chooseStyle(view, signal) } }
  },
  /** All characters are companions: shots show those they name, cutaways nobody. */
  imageOptions(view) {
    const companions = castOf(view)
    return { style: styleOf(view), ...(companions.length === 0 ? {} : { companions }) }
  },
  clipOptions(view, shotId) {
    const { reading, visemes } = songOf(view)
    const over = windowOf(view, shotId)
    if (!over) return { style: styleOf(view) }
    const beats = beatsIn(reading, over.fromSeconds, over.toSeconds)
    const common = { style: styleOf(view), beats, cueSeconds: [TITLE_SECONDS] }
    return view.inputs.videoType === 'singing-dancing' ? { ...common, ...singingIn(visemes, over) } : common
  },
  endsWithNextImage: (view) => view.inputs.enableStartEndFrame === true,
  hasClips: (view) => view.inputs.skipVideoGeneration !== true,
}

/** Keeps a selected style; otherwise a described style, a reference image, or the song determines it, in this order (CD-13). */
async function chooseStyle(view: RunView, signal: AbortSignal | undefined): Promise<string> {
  const { stylist } = services().engines
  const { videoConsistentStyle: requested = AUTO_STYLE, referenceImageUrl: reference } = view.inputs
  if (isStyleValue(requested)) return requested
  const image = reference && requested !== AUTO_STYLE ? await readOwnImage(view.userId, reference) : null
  if (image) return stylist.styleFromImage(image, signal)
  const isDescribed = requested !== AUTO_STYLE && requested !== CUSTOM_STYLE && requested !== ''
  return isDescribed ? stylist.styleFromText(requested, signal) : stylist.styleFromSong(traitsOf(view), signal)
}

function traitsOf(view: RunView): SongTraits {
  const { energy, tempoBpm } = songOf(view).reading
  const mean = energy.reduce((sum, value) => sum + value, 0) / Math.max(1, energy.length)
  return { ...view.inputs.song, tempoBpm, energy: mean, seed: view.inputs.seed ?? 1 }
}

async function readOwnImage(userId: string, url: string): Promise<Uint8Array | null> {
  const { db, storage } = services()
  const file = await findOwnMedia(db, userId, mediaIdOf(url))
  return file && storage.readBytes(file.hash)
}

/** The visemes of the singing voice within a part of the song, relative to its start; singing is a span of its own. */
function singingIn(all: readonly Viseme[], { fromSeconds, toSeconds }: SongWindow) {
  const visemes = all
    .filter(({ startSeconds, endSeconds }) => endSeconds > fromSeconds && startSeconds < toSeconds)
    .map((line) => ({
      ...line,
      startSeconds: Math.max(0, line.startSeconds - fromSeconds),
      endSeconds: Math.min(toSeconds, line.endSeconds) - fromSeconds,
    }))
  const speech = visemes.filter(({ shape }) => shape !== 'closed').map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds }))
  return { visemes, speech }
}
