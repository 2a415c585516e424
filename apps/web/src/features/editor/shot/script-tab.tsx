import type { Shot } from '@fablecut/domain/story/shots/shot'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/client.ts'
import { makerName, spokenBy } from '../../../texts/engines.ts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { FailedTake } from './failed-take.tsx'
import { PromptField } from './prompt-field.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { isGenerating } from './shot-take.ts'
import type { Takes } from './use-takes.ts'
import { useShotEdit } from './use-shot-edit.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

/** Voice-over text, playback and regeneration. The image prompt is read-only here. */
export function ScriptTab({ shot, takes }: { shot: Shot; takes: Takes }) {
  const { write, reportPrompts } = useShotEdit(shot.shotId)
  const [draft, setDraft] = useState<string | null>(null)
  const isSpeaking = takes.audio.some(isGenerating)
  const isFirst = shot.activeVoiceOverAudioId === null
  const words = draft ?? shot.voiceOver
  const spoken = takes.audio.find(({ id }) => id === shot.activeVoiceOverAudioId)
  const spokenText = spoken?.prompt ?? null
  return (
    <div className="grid grid-cols-1 gap-4">
      <PromptField
        label={texts.prompts.script}
        text={shot.voiceOver}
        hint={texts.prompts.scriptHint}
        onCommit={(voiceOver) => write({ voiceOver })}
        onDone={reportPrompts}
        onDraft={setDraft}
      />
      {shot.activeVoiceOverAudioUrl && (
        <audio key={shot.activeVoiceOverAudioUrl} src={shot.activeVoiceOverAudioUrl} controls preload="none" className="h-9 w-full" />
      )}
      {spokenText !== null && !isSpeaking && !isSameText(spokenText, words) && (
        <p role="status" className="text-12 text-text-2">
          {texts.voiceOverOutdated}
        </p>
      )}
      {isSpeaking && (
        <p role="status" className="flex items-center gap-2 text-13 text-text-2">
          <Spinner /> {texts.takes.pending}
        </p>
      )}
      <FailedTake shotId={shot.shotId} medium="audio-voice-over" takes={takes.audio} />
      <RegenerateButton
        shotId={shot.shotId}
        medium="audio-voice-over"
        isFirst={isFirst}
        missingInput={words.trim() === '' ? texts.textRequired['audio-voice-over'] : null}
      />
      <Speaker engine={spoken?.madeBy ?? null} />
      <PromptField label={texts.prompts.image} text={shot.imagePrompt} hint="" rows={3} disabled onCommit={() => {}} />
    </div>
  )
}

/** Who speaks the next take: for preference who has spoken the shot, since a film has one voice. */
function Speaker({ engine }: { engine: string | null }) {
  const { data } = useQuery(query.system.get.queryOptions())
  return data ? <p className="text-12 text-text-3">{spokenBy(makerName(engine ?? data.engines.speech, data.model_names))}</p> : null
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ')
const isSameText = (a: string, b: string): boolean => oneLine(a) === oneLine(b)
