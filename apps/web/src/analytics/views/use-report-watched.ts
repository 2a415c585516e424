import { watchedQuarter } from '@fablecut/domain/views/watched-quarters'
import { useRef, type SyntheticEvent } from 'react'
import { api } from '../../api/client.ts'
import { isTrackingAllowed } from '../is-tracking-allowed.ts'

type FilmEvent = SyntheticEvent<HTMLVideoElement>

/** Reports each quarter of a film that was watched, once per player. `isCounted`: false for the viewer's own story. Returns handlers for the video. */
export function useReportWatched(storyId: string, isCounted: boolean): { readonly onTimeUpdate: (event: FilmEvent) => void } {
  const sent = useRef(-1)
  return {
    onTimeUpdate: ({ currentTarget }) => {
      if (!isCounted || sent.current === 4 || !isTrackingAllowed()) return
      const quarter = watchedQuarter({ playedSeconds: playedSecondsOf(currentTarget), durationSeconds: currentTarget.duration })
      if (quarter === null || quarter <= sent.current) return
      sent.current = quarter
      // Outlives the page; a lost report is not worth a message.
      api.views.watched({ id: storyId, quarter }, { context: { keepalive: true } }).catch(() => undefined)
    },
  }
}

function playedSecondsOf({ played }: HTMLVideoElement): number {
  let seconds = 0
  for (let index = 0; index < played.length; index++) seconds += played.end(index) - played.start(index)
  return seconds
}
