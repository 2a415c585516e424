import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { useState } from 'react'
import { musicVideoTexts as texts } from '../../../texts/music/music-video.ts'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CreateBar } from '../form/start/create-bar.tsx'
import { DRAFT_KEYS } from '../form/draft/draft-storage.ts'
import { FormBanner, FormHeader } from '../form/form-header.tsx'
import { PreviewHintDialog } from '../form/start/preview-hint-dialog.tsx'
import { useStart } from '../form/start/use-start.ts'
import { useStoryForm } from '../form/use-story-form.ts'
import { MusicSource } from '../music/music-source.tsx'
import { ExampleSongs } from './example-songs.tsx'
import { InstrumentalNote } from './voice/instrumental-note.tsx'
import { TypeFields } from './type-fields.tsx'
import { LyricsField } from './lyrics-field.tsx'
import { missingInputOf, musicVideoSchema, type MusicVideoForm } from './music-video-form.ts'
import { MusicVideoOptions } from './music-video-options.tsx'
import { musicVideoRequest } from './music-video-request.ts'
import { NoVocalsField } from './voice/no-vocals-field.tsx'
import { musicVideoStartError } from './music-video-start-error.ts'
import { musicVideoFromPrefill, restoreMusicVideo } from './stored-form.ts'
import { SungField } from './voice/sung-field.tsx'
import { TypeSwitcher } from './type-switcher.tsx'
import { useMusicVideoPrices } from './use-music-video-prices.ts'
import { useTypeFromUrl } from './use-type-from-url.ts'
import { useFormValues, setSong, type MusicVideoHandle } from './form-handle.ts'

const categoryOf = ({ videoType }: MusicVideoForm) => (videoType === 'lyrics-video' ? 'lyrics_video' : 'music_video')

const rulesFor = (slug: MusicVideoSlug | undefined) => ({
  draftKey: DRAFT_KEYS.musicVideo,
  schema: musicVideoSchema,
  restore: (stored: Readonly<Record<string, unknown>>) => restoreMusicVideo(stored, slug),
  fromPrefill: (prefill: Parameters<typeof musicVideoFromPrefill>[0]) => musicVideoFromPrefill(prefill, slug),
})

type MusicVideoPageProps = {
  /** The type in the route; none at `/story/create/mv`. */
  slug: MusicVideoSlug | undefined
  /** Navigates to the route of another type. */
  onType: (type: MusicVideoSlug) => void
  /** Called when the response contains no run. */
  onSubmit?: (response: unknown) => void
}

/** `/story/create/mv` and `/music-video/{videoType}`: one form for the four types. */
export function MusicVideoPage({ slug, onType, onSubmit }: MusicVideoPageProps) {
  const [rules] = useState(() => rulesFor(slug))
  const { form, draft, isDraftSaved } = useStoryForm<MusicVideoForm>(rules)
  useTypeFromUrl(form, slug)
  const values = useFormValues(form)
  const category = categoryOf(values)
  const { prices, send } = useMusicVideoPrices(values)
  const start = useStart({
    form,
    draft,
    category: categoryOf,
    request: musicVideoRequest,
    send,
    texts: { started: texts.starts[category].started, failed: musicVideoStartError },
    onSubmit: onSubmit ?? (() => toast.success(texts.starts[category].finished)),
  })
  useClaimPrimaryAction()
  return (
    <main id="content" className="page pb-34 sm:pb-24">
      <FormHeader mode="music_video" isDraftSaved={isDraftSaved} onBack={draft.discard} />
      <FormBanner mode="music_video" className="py-3 sm:pt-0 lg:hidden" />
      <TypeSwitcher value={values.videoType} onChange={onType} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-5 xl:grid-cols-[minmax(0,1fr)_496px]">
        <div className="grid min-w-0 gap-5">
          <SongFields form={form} values={values} />
          <InstrumentalNote values={values} onType={onType} />
          <TypeFields form={form} type={values.videoType} />
          <LyricsField form={form} />
        </div>
        <MusicVideoOptions form={form} />
      </div>
      <CreateBar
        category="music_video"
        prices={prices}
        filmSeconds={values.musicDuration}
        busy={start.busy}
        error={start.error}
        missing={missingInputOf(values)}
        onPress={(request) => void start.press(request)}
      />
      <PreviewHintDialog open={start.hint.isOpen} onClose={start.hint.close} onConfirm={() => void start.hint.confirm()} />
    </main>
  )
}

function SongFields({ form, values }: { form: MusicVideoHandle; values: MusicVideoForm }) {
  const { musicUrl: url, musicName: name, musicDuration: durationSeconds, musicCut: cut } = values
  const isLyrics = values.videoType === 'lyrics-video'
  return (
    <div className="grid min-w-0 gap-3">
      <MusicSource
        value={url === '' ? null : { url, name, durationSeconds, cut }}
        onChange={(song) => setSong(form, song)}
        error={form.formState.errors.musicUrl?.message}
        label={isLyrics ? texts.simple.title : texts.songLabel}
      />
      <NoVocalsField form={form} />
      <SungField form={form} />
      {isLyrics ? (
        <ExampleSongs value={url} onPick={(song) => setSong(form, song)} />
      ) : (
        <p className="text-12 text-text-3">{texts.songHint}</p>
      )}
    </div>
  )
}
