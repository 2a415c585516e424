import type { WireConnection } from '@fablecut/contracts/operations/admin/connections'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { formatTime } from '../../../texts/format.ts'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConnectionActions } from './connection-actions.tsx'
import { useIsTesting } from './use-connection-test.ts'

const texts = adminEnginesTexts.connections

type ConnectionCardProps = { connection: WireConnection; onChange: () => void }

/** How a provider is reached, how the connection is, and what it did today. */
export function ConnectionCard({ connection, onChange }: ConnectionCardProps) {
  const { label, provider, base_url: address, kinds, problem, last_test: lastTest, last_error: lastError } = connection
  const trouble = problem ?? lastTest?.problem
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2 text-14 font-strong">
          <span className="min-w-0 break-words">{label}</span>
          {connection.is_from_environment && <Badge>{texts.environment}</Badge>}
        </h3>
        <Status connection={connection} />
      </div>
      <p className="text-13 break-words text-text-2">
        {adminEnginesTexts.providerOf(provider)} {texts.at(address)}
        {factsOf(connection).map((fact) => ` · ${fact}`)}
      </p>
      <p className="text-13 text-text-2">{kinds.map(adminEnginesTexts.mediumOf).join(', ')}</p>
      {trouble && (
        <p role="alert" className="text-13 text-pretty break-words text-danger">
          {trouble}
        </p>
      )}
      <Today connection={connection} />
      {lastError && (
        <p className="text-12 text-pretty break-words text-text-3">
          {texts.lastError(formatTime(lastError.at))}: {lastError.message}
        </p>
      )}
      <ConnectionActions connection={connection} onChange={onChange} />
    </Card>
  )
}

function Status({ connection: { id, problem, last_test: lastTest } }: { connection: WireConnection }) {
  if (useIsTesting(id)) return <StatusDot tone="active" word={texts.testing} />
  if (problem !== null || (lastTest && lastTest.problem !== null)) return <StatusDot tone="danger" word={texts.fails} />
  if (!lastTest) return <StatusDot tone="quiet" word={texts.untested} />
  return (
    <span title={texts.lastTest(formatTime(lastTest.at))}>
      <StatusDot tone="success" word={texts.works} />
    </span>
  )
}

function factsOf({ has_key: hasKey, key_end: keyEnd, model, text_model: textModel, concurrency }: WireConnection): string[] {
  return [
    hasKey ? texts.key(keyEnd) : texts.noKey,
    ...[model, textModel].flatMap((name) => (name === null ? [] : [texts.model(name)])),
    ...(concurrency === null ? [] : [texts.limit(concurrency)]),
  ]
}

function Today({ connection: { today, daily_budget_usd: budget } }: { connection: WireConnection }) {
  const { usd } = adminEnginesTexts
  return (
    <dl className="flex flex-wrap gap-x-2 text-13 tabular-nums">
      <dt className="text-text-3">{texts.today}</dt>
      <dd>{texts.calls(today.calls, today.failed)}</dd>
      <dd>{texts.spent(usd(today.usd), budget === null ? null : usd(budget))}</dd>
    </dl>
  )
}
