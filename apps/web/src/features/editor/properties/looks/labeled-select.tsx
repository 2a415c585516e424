import { Select, type SelectOption } from '../../../../ui/form/select.tsx'

type LabeledSelectProps<V extends string> = {
  label: string
  value: V
  options: readonly SelectOption<V>[]
  onValueChange: (value: V) => void
}

/** Select in the columns of the sliders of the pane. */
export const LabeledSelect = <V extends string>(props: LabeledSelectProps<V>) => (
  <div className="grid grid-cols-[84px_1fr] items-center gap-2">
    <span aria-hidden className="truncate text-13 text-text-2">
      {props.label}
    </span>
    <Select {...props} size="sm" />
  </div>
)
