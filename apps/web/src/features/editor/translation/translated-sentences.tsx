import { MAX_LINE_LENGTH } from '@fablecut/domain/story/language/translation'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { fieldClass } from '../../../ui/form/field-style.ts'
import type { Translation } from './use-translation.ts'

type TranslatedSentencesProps = { translation: Translation; languageName: string }

/** Sentences, titles and words of pictures in two columns: as they are, and as they are to be. */
export function TranslatedSentences({ translation: { lines, language, to, translated, write }, languageName }: TranslatedSentencesProps) {
  return (
    <ol aria-label={texts.sentences} className="grid gap-3">
      {lines.map(({ key, kind, number, text }) => (
        <li key={key} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          <div className="min-w-0">
            <p className="text-12 text-text-3">{texts.original[kind](number)}</p>
            <p lang={language} dir="auto" className="pt-1 text-14 wrap-break-word text-text">
              {text}
            </p>
          </div>
          <textarea
            aria-label={texts.line[kind](number, languageName)}
            lang={to}
            dir="auto"
            rows={kind === 'sentence' ? 3 : 1}
            maxLength={MAX_LINE_LENGTH}
            value={translated[key] ?? ''}
            onChange={(event) => write(key, event.target.value)}
            className={fieldClass('md', 'h-auto py-2')}
          />
        </li>
      ))}
    </ol>
  )
}
