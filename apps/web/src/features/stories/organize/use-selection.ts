import { useState } from 'react'

/** Stories that are selected in a list. */
export type Selection = { readonly ids: readonly string[]; readonly toggle: (id: string) => void }

/** Selection mode of a list; leaving it clears the selection. */
export function useSelection() {
  const [isOn, setIsOn] = useState(false)
  const [ids, setIds] = useState<readonly string[]>([])
  const clear = () => setIds([])
  return {
    isOn,
    setIsOn: (next: boolean) => {
      setIsOn(next)
      clear()
    },
    ids,
    clear,
    toggle: (id: string) => setIds((all) => (all.includes(id) ? all.filter((other) => other !== id) : [...all, id])),
  }
}
