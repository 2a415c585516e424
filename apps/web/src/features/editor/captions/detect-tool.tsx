import type { DetectLanguage } from '@fablecut/domain/captions/languages'
import { DETECTION_PROGRESS } from '@fablecut/domain/timeline/edit/media/caption-progress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { query } from '../../../api/client.ts'
import { meQuery } from '../../../session/me.ts'
import { captionsTexts as texts } from '../../../texts/editor/captions.ts'
import { transcribedBy } from '../../../texts/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { captionsOf } from '@fablecut/domain/captions/subtitles'
import { detectCaptions, detectionOf, type DetectionState } from './detection.ts'
import {
  detectionPrice,
  detectionRequest,
  defaultAudioChoice,
  secondsToTranscribe,
  audioChoicesOf,
  tracksToTranscribe,
  type AudioChoice,
} from './detection-request.ts'
import { hasEditedLines } from './edited-lines.ts'
import { LANGUAGE_OPTIONS } from './language-names.ts'
import { useDetectionPercent } from './use-detection-percent.ts'

/** Caption detection: language, audio and the button with its price. */
export function DetectTool() {
  const session = useEditorSession()
  const client = useQueryClient()
  const story = useEditor((state) => state.story)
  const timeline = useEditor(({ document }) => document.timeline)
  const { data: book, refetch: readPrices } = useQuery(query.credits.prices.queryOptions())
  const [language, setLanguage] = useState<DetectLanguage>('auto')
  const [selectedAudio, setSelectedAudio] = useState<AudioChoice | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const state = useStore(detectionOf(session))
  const sounds = audioChoicesOf(timeline)
  const choice = selectedAudio !== null && sounds.includes(selectedAudio) ? selectedAudio : defaultAudioChoice(sounds, story.categoryId)
  const audioTracks = tracksToTranscribe(timeline, choice)
  const audioSeconds = secondsToTranscribe(audioTracks, timeline.globalConfig.fps)
  const credits = detectionPrice(book, audioSeconds)
  const start = () => {
    setConfirming(false)
    void detectCaptions(session, {
      body: detectionRequest(timeline, { storyId: story.id, categoryId: story.categoryId, choice, language, credits }),
      audioSeconds,
      onSuccess() {
        void client.prefetchQuery({ ...query.stories.get.queryOptions({ input: { id: story.id } }), staleTime: 0 })
        void client.invalidateQueries(meQuery)
      },
      onNewPrice: () => void readPrices(),
    })
  }
  const detectOrConfirm = () => {
    const soundIds = audioTracks.map(({ id }) => id)
    return hasEditedLines(session, timeline, soundIds) ? setConfirming(true) : start()
  }
  return (
    <div className="grid gap-2">
      <Select size="sm" label={texts.language} value={language} options={LANGUAGE_OPTIONS} onValueChange={setLanguage} />
      {sounds.length > 1 && (
        <Segmented
          size="sm"
          label={texts.audioSource}
          value={choice}
          segments={sounds.map((value) => ({ value, label: texts.audioSources[value] }))}
          onValueChange={setSelectedAudio}
        />
      )}
      <DetectButton state={state} credits={credits} onDetect={detectOrConfirm} />
      <Listener />
      {state.missing && <MissingCredits {...state.missing} />}
      {state.hasSlots && <p className="text-12 text-text-2">{texts.placeholders}</p>}
      <ConfirmDialog {...texts.replace} open={isConfirming} onOpenChange={setConfirming} onConfirm={start} />
    </div>
  )
}

/** Who transcribes. */
function Listener() {
  const { data } = useQuery(query.system.get.queryOptions())
  return data ? <p className="text-12 text-text-3">{transcribedBy(data.makers.captions)}</p> : null
}

function DetectButton({ state, credits, onDetect }: { state: DetectionState; credits: number | null; onDetect: () => void }) {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const readOnlyReason = useEditor((editor) => editor.readOnlyReason)
  const percent = useDetectionPercent(state)
  const isRunning = percent !== null
  const label = isRunning
    ? percent < DETECTION_PROGRESS.max
      ? texts.detecting
      : texts.finalizing
    : captionsOf(tracks).length > 0
      ? texts.redetect
      : texts.detect
  return (
    <>
      <Button
        size="sm"
        className="w-full"
        icon={<AudioLines aria-hidden />}
        price={!isRunning && credits !== null ? <CreditAmount credits={credits} /> : undefined}
        disabled={readOnlyReason !== null}
        aria-disabled={isRunning || undefined}
        title={readOnlyReason === null ? undefined : texts.readOnly}
        onClick={() => !isRunning && onDetect()}
      >
        {label}
      </Button>
      {isRunning && (
        <div
          role="progressbar"
          aria-label={texts.progress}
          aria-valuenow={Math.round(percent)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1 overflow-hidden rounded-full bg-raised"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      )}
    </>
  )
}

function MissingCredits({ required, available }: { required: number; available: number }) {
  return (
    <p role="alert" className="text-12 text-danger">
      {texts.insufficientCredits(required, available)}{' '}
      <Link to="/credits" className="underline">
        {texts.getCredits}
      </Link>
    </p>
  )
}
