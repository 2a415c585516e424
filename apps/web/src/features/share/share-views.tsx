import { shareTexts as texts } from '../../texts/share.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { ShareStep, ShareView } from './share-state.ts'
import type { Share } from './use-share.ts'
import { DownloadView } from './views/download-view.tsx'
import { LinkView } from './views/link-view.tsx'
import { MainView } from './views/main-view.tsx'
import { NativeView } from './views/native-view.tsx'
import { PlatformView } from './views/platform-view.tsx'
import { PublishView } from './views/publish-view.tsx'

type ShareViewsProps = {
  view: ShareView
  go: (step: ShareStep) => void
  share: Share
  /** Prevents the popup from closing while another dialog is open above it. */
  onHold: (isHeld: boolean) => void
}

/** Renders the popup's current view and export progress. */
export function ShareViews({ view, go, share, onHold }: ShareViewsProps) {
  return (
    <>
      {view.view === 'main' ? (
        <MainView share={share} go={go} />
      ) : (
        <div className="grid gap-4 px-2.5 pt-1 pb-2 max-md:px-0">
          <Options view={view} share={share} onHold={onHold} />
        </div>
      )}
      {share.percent !== null && (
        <Progress
          className="px-2.5 pt-2 pb-2 max-md:px-0"
          label={texts.export.running}
          percent={share.percent}
          value={`${share.percent}%`}
          next={texts.export.closing}
        />
      )}
    </>
  )
}

type OptionsProps = Pick<ShareViewsProps, 'share' | 'onHold'> & { view: Extract<ShareView, { view: 'export_options' }> }

function Options({ view, share, onHold }: OptionsProps) {
  if (share.isOwner && !share.story) return <Waiting isLost={share.isStoryLost} onAgain={share.readAgain} />
  if (view.action === 'download') return <DownloadView share={share} />
  if (view.action === 'publish') return <PublishView share={share} onHold={onHold} />
  if (view.action !== 'generate_link') return <NativeView share={share} action={view.action} />
  return view.platform ? <PlatformView share={share} platform={view.platform} /> : <LinkView share={share} />
}

function Waiting({ isLost, onAgain }: { isLost: boolean; onAgain: () => void }) {
  if (!isLost)
    return (
      <div aria-busy aria-label={texts.loading} className="grid gap-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-13 text-text-2">
      {texts.failed}
      <Button size="sm" onClick={onAgain}>
        {texts.retry}
      </Button>
    </div>
  )
}
