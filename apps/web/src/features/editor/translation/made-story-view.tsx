import { editorHref } from '../../../story-data/tabs/editor-tab.ts'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { LANGUAGE_OPTIONS } from '../captions/language-names.ts'
import type { MadeStory } from './translation-state.ts'

/** The story that is being made, and the way to it. */
export function MadeStoryView({ made, onClear }: { made: MadeStory; onClear: () => void }) {
  const { storyId, title, language, sentences, state, failed, failedPictures } = made
  const name = LANGUAGE_OPTIONS.find(({ value }) => value === language)?.label ?? language
  if (state === 'running') return <Progress label={texts.running(sentences, name)} percent={null} next={texts.runningNote} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-14 text-text-2">
        {state === 'failed' ? texts.runFailed : texts.done(title)}
        {failed > 0 && ` ${texts.someFailed(failed)}`}
        {failedPictures > 0 && ` ${texts.picturesFailed(failedPictures)}`}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClear}>{texts.menu}</Button>
        <a href={editorHref(storyId)} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
          {texts.open}
        </a>
      </div>
    </div>
  )
}
