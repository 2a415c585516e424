import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { shotGraphic } from '@fablecut/domain/story/shot-plan/schema'
import { Plus, X } from 'lucide-react'
import { planTexts as texts } from '../../texts/plan.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { parseNumber } from '../../ui/form/parse-number.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { TypedValue } from '../../ui/form/typed-value.tsx'
import { GRAPHIC_FIELDS, type GraphicField, type GraphicRows } from './graphic-template.ts'
import { jsonAt, type JsonPath, withJsonAt } from './json-path.ts'
import { numbered } from './numbered.ts'
import { PlanField } from './plan-field.tsx'

type GraphicFieldsProps = { graphic: ShotGraphic; onChange: (graphic: ShotGraphic) => void }

/** The data of a motion graphic as simple fields. What would not be a valid graphic is refused by its field. */
export function GraphicFields({ graphic, onChange }: GraphicFieldsProps) {
  const edit: Edit = {
    at: (path) => jsonAt(graphic, path),
    changed(path, value) {
      const parsed = shotGraphic.safeParse(withJsonAt(graphic, path, value))
      return parsed.success ? parsed.data : undefined
    },
    write: onChange,
  }
  return <Fields fields={GRAPHIC_FIELDS[graphic.template]} below={[]} row="" edit={edit} />
}

type Edit = {
  readonly at: (path: JsonPath) => unknown
  /** The graphic with another value at a path; undefined when that is not valid. */
  readonly changed: (path: JsonPath, value: unknown) => ShotGraphic | undefined
  readonly write: (graphic: ShotGraphic) => void
}
/** `below`: path of the row; `row`: its name, empty outside rows. */
type FieldsProps = { fields: readonly GraphicField[]; below: JsonPath; row: string; edit: Edit }

function Fields({ fields, below, row, edit }: FieldsProps) {
  const simple = fields.filter((field) => field.kind !== 'rows')
  return (
    <>
      {simple.length > 0 && (
        <div className="grid grow grid-cols-2 gap-2">
          {simple.map((field) => (
            <SimpleField key={field.path.join('.')} field={field} path={[...below, ...field.path]} row={row} edit={edit} />
          ))}
        </div>
      )}
      {fields.map((field) => field.kind === 'rows' && <Rows key={field.label} rows={field} edit={edit} />)}
    </>
  )
}

type SimpleFieldProps = { field: Exclude<GraphicField, GraphicRows>; path: JsonPath; row: string; edit: Edit }

function SimpleField({ field, path, row, edit }: SimpleFieldProps) {
  const label = texts.fields[field.label]
  const name = row === '' ? label : texts.fieldOf(row, label)
  const value = edit.at(path)
  if (field.kind === 'flag')
    return (
      <PlanField label={label} className="col-span-2">
        <Switch
          label={name}
          checked={value === true}
          onCheckedChange={(next) => {
            const changed = edit.changed(path, next)
            if (changed) edit.write(changed)
          }}
        />
      </PlanField>
    )
  return (
    <PlanField label={label} className={field.kind === 'text' && field.maxLength > 80 ? 'col-span-2' : undefined}>
      <TypedValue
        label={name}
        displayValue={displayOf(field, value)}
        inputMode={field.kind === 'number' ? 'decimal' : 'text'}
        {...(field.kind === 'text' && { maxLength: field.maxLength })}
        read={(typed) => edit.changed(path, parsed(field, typed))}
        onAccept={edit.write}
      />
    </PlanField>
  )
}

type TypedField = Exclude<SimpleFieldProps['field'], { kind: 'flag' }>

function displayOf(field: TypedField, value: unknown): string {
  if (field.kind === 'codes') return Array.isArray(value) ? value.join(', ') : ''
  if (field.kind === 'number' && typeof value === 'number') return String(Number((value * (field.times ?? 1)).toFixed(6)))
  return typeof value === 'string' ? value : ''
}

/** The typed value as data; undefined removes an optional text, and an invalid value is left to the schema. */
function parsed(field: TypedField, typed: string): unknown {
  const text = typed.trim()
  if (field.kind === 'codes')
    return text
      .toUpperCase()
      .split(/[\s,;]+/u)
      .filter(Boolean)
  if (field.kind === 'text') return text === '' && field.isOptional ? undefined : text
  const number = parseNumber(text, '') / (field.times ?? 1)
  return field.isWhole && !Number.isInteger(number) ? Number.NaN : number
}

function Rows({ rows: { path, label, min, max, fields, newRow }, edit }: { rows: GraphicRows; edit: Edit }) {
  const name = texts.fields[label]
  const list = (edit.at(path) as readonly unknown[] | undefined) ?? []
  const write = (next: readonly unknown[]) => {
    const changed = edit.changed(path, next)
    if (changed) edit.write(changed)
  }
  return (
    <div className="grid gap-2.5">
      {numbered(list).map(({ number, key }) => {
        const row = texts.form.row(name, number)
        return (
          <div key={key} role="group" aria-label={row} className="flex items-end gap-1.5 rounded-md border border-line p-2.5">
            <Fields fields={fields} below={[...path, number - 1]} row={row} edit={edit} />
            {list.length > min && (
              <IconButton
                size="sm"
                label={texts.form.removeRow(name, number)}
                icon={<X aria-hidden />}
                onClick={() => write(list.filter((_, other) => other !== number - 1))}
              />
            )}
          </div>
        )
      })}
      {list.length < max && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          onClick={() => write([...list, newRow(texts.form.newRow(name, list.length + 1), list.at(-1))])}
        >
          {texts.form.add(name)}
        </Button>
      )}
    </div>
  )
}
