import type { ReportedSubject } from '@fablecut/contracts/operations/moderation/staff'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../../texts/format.ts'
import { moderationTexts as texts } from '../../../texts/moderation.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Panel } from '../panel.tsx'
import { ActionEntries } from './action-entries.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { reportsQuery } from './moderation-queries.ts'

/** `/admin/reports`: what was reported, and objections to decisions; for staff. */
export function ReportsPage() {
  usePageTitle(texts.title)
  const read = useQuery(reportsQuery)
  const { data } = read
  const log = (
    <Link to="/admin/moderation-log" className={buttonClass({ size: 'sm', variant: 'line' })}>
      {texts.log}
    </Link>
  )
  return (
    <ModerationPage title={texts.title} aside={log} read={read}>
      {data && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Panel
            title={texts.subjects(data.total)}
            note={data.total > data.subjects.length ? texts.subjectsMore(data.subjects.length, data.total) : undefined}
          >
            {data.subjects.length === 0 && <p className="text-13 text-text-2">{texts.noSubjects}</p>}
            <ul className="divide-y divide-line">
              {data.subjects.map((subject) => (
                <Subject key={`${subject.subject_kind} ${subject.subject_id}`} subject={subject} />
              ))}
            </ul>
          </Panel>
          <Panel title={texts.objections(data.objections_total)}>
            <ActionEntries actions={data.objections} empty={texts.noObjections} />
          </Panel>
        </div>
      )}
    </ModerationPage>
  )
}

function Subject({ subject }: { subject: ReportedSubject }) {
  const { subject_kind: kind, subject_id: id, reasons } = subject
  return (
    <li>
      <Link to="/admin/reports/$kind/$id" params={{ kind, id }} className="quick -mx-2 flex gap-3 rounded-md px-2 py-3 hover:bg-raised">
        {subject.thumbnail_url && (
          <img src={subject.thumbnail_url} alt="" loading="lazy" className="h-14 w-20 shrink-0 rounded-sm bg-raised object-cover" />
        )}
        <span className="grid min-w-0 grow grid-cols-1 gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 truncate text-14 font-strong">{subject.name ?? texts.gone}</span>
            <Badge>{texts.kinds[kind]}</Badge>
            <Badge tone="accent">{texts.count(subject.reports)}</Badge>
          </span>
          <span className="text-13 wrap-anywhere text-text-2">
            {reasons.map(({ reason, count }) => texts.reasonCount(reason, count)).join(' · ')}
          </span>
          <span className="text-12 text-text-3 tabular-nums">
            {texts.by(subject.account_username)} · {texts.last(formatTime(subject.last_at))}
          </span>
        </span>
      </Link>
    </li>
  )
}
