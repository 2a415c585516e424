import { createPortal } from 'react-dom'
import { vlogTexts } from '../../../texts/vlog.ts'
import { cx } from '../../../ui/class-names.ts'
import type { MentionMenu } from './mention-menu.ts'

const texts = vlogTexts.topic

/** Mention list. `hasPeople`: false before any character was selected. */
export function MentionList({ menu, hasPeople }: { menu: MentionMenu; hasPeople: boolean }) {
  if (menu.rect === null) return null
  const style = { left: Math.min(menu.rect.left, window.innerWidth - 232), top: menu.rect.bottom + 6 }
  return createPortal(
    <div style={style} className="fixed z-40 w-56 rounded-card bg-raised p-1.5 shadow-pop">
      {menu.items.length === 0 ? (
        <p role="status" className="px-2.5 py-2 text-13 text-text-2">
          {hasPeople ? texts.noMatch : texts.characterRequired}
        </p>
      ) : (
        <ul role="listbox" aria-label={texts.menuLabel}>
          {menu.items.map((item, index) => (
            <li
              key={item.id}
              role="option"
              aria-selected={index === menu.active}
              onPointerDown={(event) => {
                event.preventDefault()
                menu.choose(item)
              }}
              className={cx(
                'flex min-h-9 cursor-pointer items-center rounded-sm px-2.5 text-13 touch:min-h-11',
                index === menu.active && 'bg-hover',
              )}
            >
              {item.name}
            </li>
          ))}
        </ul>
      )}
    </div>,
    document.body,
  )
}
