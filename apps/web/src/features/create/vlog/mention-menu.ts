import type { Mentionable } from '@fablecut/domain/story/inputs/vlog'
import type { MentionNodeAttrs } from '@tiptap/extension-mention'
import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'

/** The menu of characters that opens at an @. */
export type MentionMenu = {
  readonly items: readonly Mentionable[]
  readonly query: string
  readonly active: number
  /** Position of the @ in the window, in px. */
  readonly rect: DOMRect | null
  readonly choose: (item: Mentionable) => void
}

type Props = SuggestionProps<Mentionable, MentionNodeAttrs>

const matching = (people: readonly Mentionable[], query: string): Mentionable[] =>
  people.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))

/** Calls `show` with the state of the menu, null when it is closed; arrow keys move, Enter and Tab select, Escape closes. */
export function mentionSuggestion(
  people: () => readonly Mentionable[],
  show: (menu: MentionMenu | null) => void,
): Omit<SuggestionOptions<Mentionable, MentionNodeAttrs>, 'editor'> {
  let props: Props | null = null
  let active = 0
  const report = () => {
    if (props === null) return show(null)
    const current = props
    const choose = ({ id, name }: Mentionable) => current.command({ id, label: name })
    show({ items: current.items, query: current.query, active, rect: current.clientRect?.() ?? null, choose })
  }
  const change = (next: Props | null) => {
    props = next
    active = Math.min(active, Math.max(0, (next?.items.length ?? 0) - 1))
    report()
  }
  return {
    char: '@',
    items: ({ query }) => matching(people(), query),
    render: () => ({
      onStart: (next) => {
        active = 0
        change(next as Props)
      },
      onUpdate: (next) => change(next as Props),
      onExit: () => change(null),
      onKeyDown: ({ event }) => {
        const count = props?.items.length ?? 0
        if (event.key === 'Escape') {
          change(null)
          return true
        }
        if (count === 0) return false
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          active = (active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count
          report()
          return true
        }
        const chosen = props?.items[active]
        if ((event.key !== 'Enter' && event.key !== 'Tab') || !props || !chosen) return false
        props.command({ id: chosen.id, label: chosen.name })
        return true
      },
    }),
  }
}
