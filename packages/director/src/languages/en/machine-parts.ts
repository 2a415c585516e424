/** Machines, and parts of them whose names also name something else, or nothing that is drawn. */
const ROWS = `
laptop|computer|smartphone|printer: fan cover vent lid casing hinge tray cartridge nozzle roller drum board drive port slot
vacuum cleaner: filter hose plate brush roller bag tank nozzle seal
washing machine|dishwasher|dryer|tumble dryer: filter hose drum seal tray drawer door arm rack
coffee machine|air conditioner|refrigerator|microwave|oven|toaster|blender|fish tank|aquarium: filter seal tank tray vent coil plate hose cover nozzle
sewing machine: needle bobbin pedal foot plate spool
sink|toilet|bathtub|shower: trap seal plug filter overflow float chain flapper cover
car|motorcycle|lawn mower: plug filter belt fan hood chain pedal mirror blade cap seal door trunk roof seat bumper
piano|typewriter|keyboard: key hammer string pedal
guitar|violin: string neck bridge peg bow
clock|watch: hand spring crown
`

const MACHINES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [machines, parts] = row.split(': ') as [string, string]
      return machines.split('|').map((machine) => [machine, new Set(parts.split(' '))] as const)
    }),
)

export const isMachine = (name: string): boolean => MACHINES.has(name)

/** Whether a noun names a part of a machine. */
export const isMachinePart = (noun: string, machine: string): boolean => MACHINES.get(machine)?.has(noun) === true
