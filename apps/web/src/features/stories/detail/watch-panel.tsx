import { useQuery } from '@tanstack/react-query'
import { query, type api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { formatDay } from '../../../texts/format.ts'
import { viewTexts } from '../../../texts/community/views.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const texts = viewTexts.panel
type Views = Awaited<ReturnType<typeof api.views.get>>

/** Views by day and how far they went, for the creator of a story. */
export function WatchPanel({ storyId }: { storyId: string }) {
  const { data, error, isPending, refetch } = useQuery(query.views.get.queryOptions({ input: { id: storyId } }))
  return (
    <section aria-labelledby="watch-panel" className="mt-8">
      <h2 id="watch-panel" className="text-16 font-strong">
        {texts.title}
      </h2>
      {isPending && (
        <div role="status" aria-label={texts.loading} className="mt-3">
          <Skeleton className="h-40 w-full rounded-card" />
        </div>
      )}
      {error && !data && (
        <div role="alert" className="mt-3 grid gap-2 text-13">
          <p>
            {texts.failed}. <span className="text-text-2">{messageOf(error)}</span>
          </p>
          <Button size="sm" variant="line" className="justify-self-start" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {data && <Figures views={data} />}
    </section>
  )
}

function Figures({ views }: { views: Views }) {
  const { total, days, reached, average_share: average } = views
  return (
    <Card className="mt-3 grid grid-cols-1 gap-5 p-4 sm:p-5">
      <div className="grid gap-1">
        <p className="text-14 font-strong tabular-nums">{texts.total(total)}</p>
        <p className="text-12 text-text-3">{texts.note}</p>
      </div>
      {average === null ? (
        <p className="text-13 text-text-2">{texts.none}</p>
      ) : (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <Days days={days} />
          <WatchThrough reached={reached} average={average} />
        </div>
      )}
    </Card>
  )
}

/** Bars for the eye, a table for screen readers. */
function Days({ days }: Pick<Views, 'days'>) {
  const best = days.reduce((most, day) => (day.views > most.views ? day : most))
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-13 font-medium">{texts.days}</h3>
      <div aria-hidden className="flex h-24 items-end gap-px border-b border-line-2">
        {days.map(({ day, views }) => (
          <span
            key={day}
            title={`${formatDay(day)}: ${viewTexts.count(views)}`}
            className="min-w-0 grow rounded-t-xs bg-accent"
            style={{ height: views === 0 ? 0 : `${Math.max(4, (views / best.views) * 100)}%` }}
          />
        ))}
      </div>
      <p aria-hidden className="flex justify-between text-12 text-text-3 tabular-nums">
        <span>{formatDay(days[0]!.day)}</span>
        <span>{formatDay(days.at(-1)!.day)}</span>
      </p>
      <p className="text-12 text-text-2 tabular-nums">{texts.most(best.views, formatDay(best.day))}</p>
      <div className="sr-only">
        <table>
          <caption>{texts.days}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.views}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{views}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function WatchThrough({ reached, average }: { reached: readonly number[]; average: number }) {
  const views = reached[0]!
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-13 font-medium">{texts.through}</h3>
      <ul className="grid gap-1.5">
        {texts.reached.map((name, quarter) => {
          const share = (reached[quarter] ?? 0) / views
          return (
            <li key={name} className="grid grid-cols-[8rem_1fr_6rem] items-center gap-2 text-12">
              <span className="truncate text-text-2">{name}</span>
              <span aria-hidden className="h-2 rounded-full bg-raised">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
              </span>
              <span className="text-end tabular-nums">{texts.share(share, reached[quarter] ?? 0)}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-12 text-text-2 tabular-nums">{texts.average(average)}</p>
    </div>
  )
}
