import { createContext, useContext, type ComponentType, type Context } from 'react'

/**
 * A component that one feature renders and another one implements. Features import the slot; `shell/feature-slots.tsx` provides the implementation.
 * Rendering a slot that nobody provides throws.
 */
export function createSlot<Props extends object>(
  name: string,
): [slot: ComponentType<Props>, provider: Context<ComponentType<Props> | null>['Provider']] {
  const Implementation = createContext<ComponentType<Props> | null>(null)
  function Slot(props: Props) {
    const Component = useContext(Implementation)
    if (Component === null) throw new Error(`Nothing is provided for the slot ${name}: add it to shell/feature-slots.tsx`)
    return <Component {...props} />
  }
  Slot.displayName = `${name}Slot`
  return [Slot, Implementation.Provider]
}
