import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { withAll, withChange, type RewriteReview } from './rewrite-review.ts'
import type { Change } from './word-diff.ts'

const texts = createTexts.rewriteReview
type RewriteReviewPanelProps = {
  review: RewriteReview
  /** Applies the script with another set of accepted changes. */
  onChange: (review: RewriteReview) => void
  onClose: () => void
}

/** Inline diff of a rewrite; each change toggles between the new and the old words. */
export function RewriteReviewPanel({ review, onChange, onClose }: RewriteReviewPanelProps) {
  const { parts, accepted } = review
  const keptCount = accepted.filter(Boolean).length
  return (
    <section aria-label={texts.label} className="border-t border-line px-4 py-3 sm:px-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2">
        <h3 className="me-auto text-13 font-strong">
          {texts.label}
          <span role="status" className="ps-2 font-normal text-text-3 tabular-nums">
            {texts.accepted(keptCount, accepted.length)}
          </span>
        </h3>
        <Button size="sm" variant="ghost" disabled={keptCount === accepted.length} onClick={() => onChange(withAll(review, true))}>
          {texts.acceptAll}
        </Button>
        <Button size="sm" variant="ghost" disabled={keptCount === 0} onClick={() => onChange(withAll(review, false))}>
          {texts.rejectAll}
        </Button>
        <Button size="sm" onClick={onClose}>
          {texts.done}
        </Button>
      </header>
      <p className="max-h-48 overflow-y-auto pb-1 text-14 leading-relaxed break-words whitespace-pre-wrap text-text-2">
        {parts.map((part) =>
          'unchanged' in part ? (
            <span key={part.key}>{part.unchanged}</span>
          ) : (
            <ChangeSwitch
              key={part.key}
              change={part}
              isKept={accepted[part.index]!}
              onToggle={() => onChange(withChange(review, part.index, !accepted[part.index]))}
            />
          ),
        )}
      </p>
    </section>
  )
}

type ChangeSwitchProps = { change: Change; isKept: boolean; onToggle: () => void }

function ChangeSwitch({ change: { removed, added }, isKept, onToggle }: ChangeSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={isKept}
      className="mx-0.5 inline rounded-sm border border-line-2 px-1 text-start hover:bg-hover"
      onClick={onToggle}
    >
      {removed.trim() === '' && <span className="sr-only">{texts.added}</span>}
      {added.trim() === '' && <span className="sr-only">{texts.removed}</span>}
      {removed !== '' && <del className={cx(isKept ? 'text-text-3 line-through' : 'font-medium text-text no-underline')}>{removed}</del>}
      {removed.trim() !== '' && added.trim() !== '' && (
        <>
          {' '}
          <span className="sr-only">{texts.replacedBy}</span>{' '}
        </>
      )}
      {added !== '' && <ins className={cx(isKept ? 'font-medium text-success no-underline' : 'text-text-3 line-through')}>{added}</ins>}
    </button>
  )
}
