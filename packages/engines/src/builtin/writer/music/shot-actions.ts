/** An action with the title of its shot. In `action`, `@` is the slot of the first actor and `&` of the second. */
export type ShotAction = { readonly title: string; readonly action: string }

/** Parses lines of `title: action`. */
export const parseActions = (lines: string): readonly ShotAction[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title, action] = line.trim().split(': ')
      return { title: title!, action: action! }
    })

/** Fills the actor slots. */
export const withActors = ({ title, action }: ShotAction, first: string, second = ''): ShotAction => ({
  title,
  action: action.replaceAll('@', first).replaceAll('&', second),
})

/** Cycles through a list; each cycle starts one entry later, so that a regular pattern of shots action not repeat its actions. */
export const actionAt = (list: readonly ShotAction[], index: number): ShotAction =>
  list[(index + Math.floor(index / list.length)) % list.length]!
