import { useId } from 'react'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import type { Translation } from './use-translation.ts'

type PictureWordsProps = { translation: Translation; languageName: string }

/** Whether the pictures that show words are made anew, and for what price. */
export function PictureWords({
  translation: { letteredShots, picturePrice, paintsPictures, paintPictures },
  languageName,
}: PictureWordsProps) {
  const id = useId()
  const shots = letteredShots.map(({ number }) => number)
  return (
    <div className="grid gap-1 rounded-md bg-well p-3 text-13 text-text-2">
      <label htmlFor={id} className="flex items-center justify-between gap-3 text-text">
        {texts.paintPictures(languageName)}
        <Switch id={id} label={texts.paintPictures(languageName)} checked={paintsPictures} onCheckedChange={paintPictures} />
      </label>
      <p>{paintsPictures ? texts.painted(shots, picturePrice) : texts.notPainted(shots)}</p>
    </div>
  )
}
