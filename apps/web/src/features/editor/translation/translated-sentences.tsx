import { MAX_LINE_LENGTH } from '@fablecut/domain/story/language/translation'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { fieldClass } from '../../../ui/form/field-style.ts'
import type { Translation } from './use-translation.ts'

type TranslatedSentencesProps = { translation: Translation; languageName: string }

/** The narration in two columns: what is said, and what is to be said. */
export function TranslatedSentences({
  translation: { sentences, language, to, translated, write },
  languageName,
}: TranslatedSentencesProps) {
  return (
    <ol aria-label={texts.sentences} className="grid gap-3">
      {sentences.map(({ shotId, number, text }) => (
        <li key={shotId} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          <div className="min-w-0">
            <p className="text-12 text-text-3">{texts.original(number)}</p>
            <p lang={language} dir="auto" className="pt-1 text-14 wrap-break-word text-text">
              {text}
            </p>
          </div>
          <textarea
            aria-label={texts.sentence(number, languageName)}
            lang={to}
            dir="auto"
            rows={3}
            maxLength={MAX_LINE_LENGTH}
            value={translated[shotId] ?? ''}
            onChange={(event) => write(shotId, event.target.value)}
            className={fieldClass('md', 'h-auto py-2')}
          />
        </li>
      ))}
    </ol>
  )
}
