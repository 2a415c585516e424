import { songIdOf } from '@fablecut/domain/song/song-url'
import { asmrStyleOf } from '@fablecut/domain/story/inputs/asmr'
import { formatDuration } from '../../texts/format.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { fieldOf, storyOrigins, textOf } from '../../story-data/story-origins.ts'
import { previewTexts } from '../../texts/preview.ts'

const texts = previewTexts.facts

/** A row of the details. `auto`: chosen automatically. `file`: URL of a downloadable song. */
export type StoryFact = { readonly label: string; readonly value: string; readonly auto?: boolean; readonly file?: string }

type FactSource = Pick<StoryCardData, 'category_id' | 'category_inputs' | 'metadata' | 'reusable_files'>

/** Rows of a story's inputs; unknown ones are omitted. */
export function storyFacts({
  category_id: category,
  category_inputs: inputs,
  metadata,
  reusable_files: files,
}: FactSource): readonly StoryFact[] {
  const { style, voice, music } = storyOrigins(inputs)
  const hasVoice = category === 'script_to_video' || category === 'character_vlog'
  const asmr = textOf(inputs.asmr_type)
  return [
    ...fact(texts.asmrType, asmr && (asmrStyleOf(asmr)?.name ?? asmr)),
    ...fact(texts.style, style),
    ...(hasVoice ? fact(texts.voice, voice === 'auto' ? texts.auto : voice, inputs.voiceover_voice === 'auto' && voice !== 'auto') : []),
    ...musicFact(category, inputs, { name: music, files }),
    ...fact(texts.size, sizeOf(metadata)),
  ]
}

const fact = (label: string, value: string | null, auto = false): readonly StoryFact[] =>
  value === null ? [] : [{ label, value, ...(auto && { auto }) }]

type Music = { readonly name: string | null; readonly files: readonly string[] }

function musicFact(
  category: FactSource['category_id'],
  inputs: FactSource['category_inputs'],
  { name, files }: Music,
): readonly StoryFact[] {
  const song = category === 'music_video' ? textOf(inputs.music_url) : null
  const file = song !== null && (songIdOf(song) !== null || files.includes(song)) ? song : null
  const isAuto = inputs.background_music === 'auto'
  if (name === 'none') return fact(texts.music, texts.noMusic)
  if (name !== null) return [{ label: texts.music, value: name, ...(isAuto && { auto: true }), ...(file && { file }) }]
  if (isAuto) return fact(texts.music, texts.auto)
  const isOwn = song !== null || textOf(inputs.background_music) !== null
  return isOwn ? [{ label: texts.music, value: texts.ownMusic, ...(file && { file }) }] : []
}

const sizeOf = ({ width, height, duration }: StoryCardData['metadata']): string | null => {
  const frame = width > 0 && height > 0 ? texts.frameSize(width, height) : null
  return [frame, duration === null ? null : formatDuration(duration)].filter(Boolean).join(', ') || null
}

/** A character of a story: full name and image. */
export type CastMember = { readonly id: string; readonly name: string; readonly picture: string | null }

/** Characters of a story, the main one first. */
export function storyCast({ category_inputs: inputs }: Pick<FactSource, 'category_inputs'>): readonly CastMember[] {
  const others: readonly unknown[] = Array.isArray(inputs.additional_characters) ? inputs.additional_characters : []
  return [inputs.character, ...others].flatMap((character, index) => {
    const name = textOf(fieldOf(character, 'name')) ?? textOf(fieldOf(character, 'model_name'))
    return name === null
      ? []
      : [
          {
            id: textOf(fieldOf(character, 'id')) ?? `${index}`,
            name,
            picture: textOf(fieldOf(character, 'character_image_url')) ?? textOf(fieldOf(character, 'image_url')),
          },
        ]
  })
}
