import { validateScript } from '@fablecut/domain/story/inputs/script'
import { SEED_LIMIT } from '@fablecut/domain/story/inputs/outline'
import { isSameJson } from '@fablecut/domain/same-json'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import type { ScriptFormHandle } from '../script/use-script-form.ts'
import type { VersionHistory } from '../text-history/version-history.ts'
import { type CreationDraft, type DraftShot, newDraftShot } from './creation-draft.ts'
import { editOutline, type KeptShots, keptShots, type OutlinedShot, type OutlineEdit, scriptOf, withOutline } from './outline-edits.ts'

const DEBOUNCE_MILLISECONDS = 400

/** The part of the draft that belongs to a text of the script. */
export type OutlineVersion = Pick<CreationDraft, 'shots' | 'base' | 'outlinedScript'>
export type OutlineHistory = VersionHistory<OutlineVersion>
export type OutlineStatus = 'visitor' | 'empty' | 'too_long' | 'offline' | 'failed' | 'loading' | 'ready'

const newId = (): string => crypto.randomUUID()
const newSeed = (): number => Math.floor(Math.random() * SEED_LIMIT)

/** The script and its outline as versions of one history. */
export const outlineStore = (form: ScriptFormHandle) => ({
  read: () => {
    const { shots, base, outlinedScript } = form.getValues('outline')
    return { text: form.getValues('script_content'), attached: { shots, base, outlinedScript } }
  },
  write: ({ text, attached }: { readonly text: string; readonly attached: OutlineVersion }) => {
    form.setValue('outline', { ...form.getValues('outline'), ...attached }, { shouldDirty: true })
    form.setValue('script_content', text, { shouldDirty: true, shouldValidate: true })
  },
})

/** Keeps the outline of the form's script up to date while it is typed, and edits it by hand. Only the newest request counts. */
export function useOutline(form: ScriptFormHandle, history: OutlineHistory) {
  const { hasSession } = useSession()
  const { control } = form
  const script = useWatch({ control, name: 'script_content' })
  const draft = useWatch({ control, name: 'outline' })
  const common = useOutlineOptions(form)
  const isPolished = useWatch({ control, name: 'auto_rewrite' })
  const typed = JSON.stringify([script, draft.base])
  const settled = useDebounced(typed, DEBOUNCE_MILLISECONDS)
  const { asked, kept } = useMemo(() => keptOf(settled), [settled])
  const isEmpty = validateScript(script) === 'script_empty'
  const isTooLong = validateScript(asked) === 'script_too_long'
  const source = { script_content: kept.script, before: toWire(kept.before), after: toWire(kept.after), auto_rewrite: isPolished }
  const outline = useQuery({
    ...query.stories.outline.queryOptions({ input: { source, ...common } }),
    enabled: hasSession && validateScript(asked) === null && hasUnplanned(kept),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = outline

  useEffect(() => {
    const current = form.getValues('outline')
    const isCurrent = form.getValues('script_content') === asked && isSameJson(current.base, JSON.parse(settled)[1])
    if (validateScript(asked) === 'script_empty' && isCurrent && current.base === null) return forget(form)
    if (!data || !isCurrent) return
    form.setValue('outline', derived(current, asked, kept, data))
  }, [form, data, asked, kept, settled])

  const change = (shots: readonly DraftShot[]) => {
    const text = scriptOf(shots)
    const edited = [...shots]
    history.change({ text, attached: { shots: edited, base: edited.length > 0 ? edited : null, outlinedScript: text } })
  }
  return {
    draft,
    shots: draft.shots,
    status: statusOf({ hasSession, isEmpty, isTooLong, query: outline, hasShots: draft.shots.length > 0 }),
    isUpdating: typed !== settled || outline.isFetching,
    retry: () => void outline.refetch(),
    edit: (edit: OutlineEdit) => change(editOutline(form.getValues('outline').shots, edit)),
    /** Replaces the script by that of an outline. */
    replace: (outlined: readonly OutlinedShot[]) => {
      if (draft.shots.length === 0) form.setValue('outline.seed', newSeed())
      change(withOutline({ before: [], after: [] }, outlined, [], newId))
    },
    common,
  }
}
export type Outline = ReturnType<typeof useOutline>

/** What besides the words decides an outline. */
function useOutlineOptions({ control }: ScriptFormHandle) {
  const video_model_config = useWatch({ control, name: 'video_model_config' })
  const character = useWatch({ control, name: 'character' })
  return { video_model_config, ...(character && { character: { id: character.id, name: character.name ?? character.id } }) }
}

function keptOf(settled: string): { asked: string; kept: KeptShots } {
  const [asked, base] = JSON.parse(settled) as [string, DraftShot[] | null]
  return { asked, kept: base ? keptShots(base, asked) : { before: [], script: asked, after: [] } }
}

/** Whether anything is left to split or to plan. */
const hasUnplanned = ({ before, script, after }: KeptShots): boolean =>
  script !== '' || [...before, ...after].some((shot) => shot.script !== '' && shot.plan === null)

const toWire = (shots: readonly DraftShot[]): OutlinedShot[] =>
  shots.filter(({ script }) => script !== '').map(({ script, plan }) => ({ voice_over: script, plan }))

function forget(form: ScriptFormHandle): void {
  const draft = form.getValues('outline')
  if (draft.shots.length > 0) form.setValue('outline', { ...draft, shots: [], outlinedScript: '' })
}

type Answer = { readonly language: string; readonly shots: readonly OutlinedShot[] }

/** The draft with a new answer. Without a kept shot it follows the script again. */
function derived(draft: CreationDraft, asked: string, kept: KeptShots, { language, shots: outlined }: Answer): CreationDraft {
  const isKept = kept.before.length + kept.after.length > 0
  const outlinedShots = withOutline(kept, outlined, draft.shots, newId)
  const shots = kept.script === '' ? withWordless([...kept.before, ...kept.after], outlinedShots) : outlinedShots
  const seed = draft.shots.length === 0 ? newSeed() : draft.seed
  return { ...draft, seed, language, shots, base: isKept ? draft.base : null, outlinedScript: asked }
}

/** Shots that have no words yet stay where they are. */
const withWordless = (all: readonly DraftShot[], outlined: readonly DraftShot[]): DraftShot[] =>
  all.map((shot) => outlined.find(({ id }) => id === shot.id) ?? newDraftShot(shot))

type StatusFacts = {
  readonly hasSession: boolean
  readonly isEmpty: boolean
  readonly isTooLong: boolean
  readonly hasShots: boolean
  readonly query: { readonly isError: boolean; readonly fetchStatus: string }
}

function statusOf({ hasSession, isEmpty, isTooLong, hasShots, query: { isError, fetchStatus } }: StatusFacts): OutlineStatus {
  if (isEmpty && !hasShots) return 'empty'
  if (!hasSession) return 'visitor'
  if (isTooLong) return 'too_long'
  if (fetchStatus === 'paused') return 'offline'
  if (isError) return 'failed'
  return hasShots ? 'ready' : 'loading'
}
