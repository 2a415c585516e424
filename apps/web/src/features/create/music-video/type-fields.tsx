import type { WireCharacter } from '@fablecut/contracts/wire/character'
import {
  MAX_MUSIC_VIDEO_CHARACTERS,
  MAX_VIDEO_SCENES_CHARACTERS,
  MAX_VIDEO_TOPIC_CHARACTERS,
} from '@fablecut/domain/story/inputs/music-video'
import { CUSTOM_STYLE } from '@fablecut/domain/story/style'
import { useState } from 'react'
import { musicVideoTexts as texts } from '../../../texts/music/music-video.ts'
import { CastPicker } from '../form/cast-picker.tsx'
import { toChosenCharacter } from '../form/chosen-character.ts'
import { CustomStyle } from './custom-style.tsx'
import { withCast } from './form-changes.ts'
import { castOf, type MusicVideoForm } from './music-video-form.ts'
import { isInstrumental } from './voice/song-voice.ts'
import { StyleChoices } from './style-choices.tsx'
import { useFormValues, setFormValues, type MusicVideoHandle } from './form-handle.ts'
import { LimitedTextField } from './limited-text-field.tsx'

/** Fields of one type of music video. */
export function TypeFields({ form, type }: { form: MusicVideoHandle; type: MusicVideoForm['videoType'] }) {
  // New radio buttons for each type: where a chosen one is removed, the browser can leave the one chosen instead unchecked.
  if (type === 'consistent-style' || type === 'lyrics-video') return <StyleFields key={type} form={form} type={type} />
  return (
    <>
      <CastFields form={form} type={type} />
      {type === 'consistent-character' ? (
        <LimitedTextField key="topic" form={form} name="video_topic" limit={MAX_VIDEO_TOPIC_CHARACTERS} {...texts.topic} />
      ) : (
        <LimitedTextField key="scenes" form={form} name="video_scenes" limit={MAX_VIDEO_SCENES_CHARACTERS} {...texts.scenes} />
      )}
    </>
  )
}

function CastFields({ form, type }: { form: MusicVideoHandle; type: 'singing-dancing' | 'consistent-character' }) {
  const values = useFormValues(form)
  const cast = castOf(values)
  const hint = type === 'singing-dancing' && isInstrumental(values) ? texts.castHintInstrumental : texts.castHint[type]
  const add = (character: WireCharacter) => {
    if (cast.length >= MAX_MUSIC_VIDEO_CHARACTERS || cast.some(({ id }) => id === character.id)) return
    setFormValues(form, withCast(form.getValues(), [...cast, toChosenCharacter(character)]))
    form.clearErrors('character')
  }
  const remove = (id: string) => {
    const others = cast.filter((character) => character.id !== id)
    setFormValues(form, withCast(form.getValues(), others))
  }
  return (
    <CastPicker
      storyType={type}
      imageModel={values.imageModelConfig.model}
      cast={cast}
      hint={hint}
      error={form.formState.errors.character?.message}
      onAdd={add}
      onRemove={remove}
    />
  )
}

function StyleFields({ form, type }: { form: MusicVideoHandle; type: 'consistent-style' | 'lyrics-video' }) {
  const { video_consistent_style: style } = useFormValues(form)
  const isLyrics = type === 'lyrics-video'
  const [wasChosen, setWasChosen] = useState(false)
  return (
    <div className="grid min-w-0 gap-4">
      <StyleChoices
        value={style}
        without={isLyrics ? 'edm' : undefined}
        onChange={(video_consistent_style) => {
          setWasChosen(true)
          form.clearErrors('custom_style')
          setFormValues(form, { ...form.getValues(), video_consistent_style })
        }}
      />
      {style === CUSTOM_STYLE && <CustomStyle form={form} takesPicture={!isLyrics} isFresh={wasChosen} />}
    </div>
  )
}
