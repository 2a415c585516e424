import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../../texts/format.ts'
import { moderationTexts as texts } from '../../../texts/moderation.ts'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Panel } from '../panel.tsx'
import { ActionEntries } from './action-entries.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { subjectQuery } from './moderation-queries.ts'
import { SubjectAccount } from './subject-account.tsx'
import { SubjectActions } from './subject-actions.tsx'
import { nameOfSubject } from './subject-model.ts'
import { SubjectComment } from './subject-comment.tsx'
import { SubjectStory } from './subject-story.tsx'

/** `/admin/reports/{kind}/{id}`: a story or account with reports, content, history and actions; for staff. */
export function SubjectPage({ kind, id }: { kind: SubjectKind; id: string }) {
  const read = useQuery(subjectQuery(kind, id))
  const { data } = read
  const title = data ? nameOfSubject(data) : texts.kinds[kind]
  usePageTitle(title)
  const hasContent = Boolean(data?.comment ?? data?.story)
  return (
    <ModerationPage hasBack title={title} read={read}>
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <SubjectActions details={data} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {data.comment && <SubjectComment comment={data.comment} />}
            {data.story && <SubjectStory id={data.id} story={data.story} />}
            <div className="grid min-w-0 grid-cols-1 gap-4">
              <Reports reports={data.reports} isOwn={data.is_own} />
              <SubjectAccount details={data} />
              {hasContent && <History actions={data.actions} />}
            </div>
            {!hasContent && <History actions={data.actions} />}
          </div>
        </div>
      )}
    </ModerationPage>
  )
}

const History = ({ actions }: Pick<SubjectDetails, 'actions'>) => (
  <Panel title={texts.history.title}>
    <ActionEntries actions={actions} empty={texts.history.none} />
  </Panel>
)

const Reports = ({ reports, isOwn }: Pick<SubjectDetails, 'reports'> & { isOwn: boolean }) => (
  <Panel title={texts.reports.title}>
    {reports.length === 0 && <p className="text-13 text-text-2">{texts.reports.none}</p>}
    <ul className="divide-y divide-line">
      {reports.map((report) => (
        <li key={report.id} className="grid grid-cols-1 gap-1 py-3">
          <p className="flex flex-wrap items-center gap-2 text-13">
            <span className="font-medium">{texts.reasonCount(report.reason, 1)}</span>
            <Badge tone={report.is_open ? 'accent' : 'plain'}>{report.is_open ? texts.reports.open : texts.reports.closed}</Badge>
          </p>
          {report.reported_text !== null && (
            <blockquote
              aria-label={texts.reports.reportedText}
              dir="auto"
              className="border-s-2 border-line-2 ps-3 text-13 wrap-anywhere whitespace-pre-line"
            >
              {report.reported_text}
            </blockquote>
          )}
          {report.words && <p className="text-13 wrap-anywhere whitespace-pre-line text-text-2">{report.words}</p>}
          <p className="text-12 text-text-3 tabular-nums">
            {isOwn ? texts.reports.reporterHidden : texts.by(report.reporter_username)} · {formatTime(report.created_at)}
          </p>
        </li>
      ))}
    </ul>
  </Panel>
)
