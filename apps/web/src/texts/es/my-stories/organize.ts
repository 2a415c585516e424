import type * as english from '../../my-stories/organize.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const organizeTexts: Translation<typeof english.organizeTexts> = {
  search: 'Buscar por nombre',
  sort: 'Ordenar',
  sorts: { newest: 'Más recientes primero', oldest: 'Más antiguas primero', name: 'Por nombre', changed: 'Últimos cambios' },
  folders: 'Carpetas',
  all: 'Todas las historias',
  folder: (name, count) => `${name} (${count})`,
  newFolder: 'Nueva carpeta',
  folderMenu: (name) => `Carpeta ${name}`,
  renameFolder: 'Cambiar nombre de la carpeta',
  deleteFolder: 'Eliminar carpeta',
  folderName: 'Nombre de la carpeta',
  create: 'Crear',
  save: 'Guardar',
  deleteTitle: '¿Eliminar carpeta?',
  deleteText: (name) => `“${name}” se elimina. Sus historias se conservan en Todas las historias.`,
  folderDeleted: 'Carpeta eliminada. Sus historias se conservan.',
  foldersFailed: 'No se pudieron cargar tus carpetas. Todas tus historias están aquí.',
  select: 'Seleccionar',
  done: 'Listo',
  selectStory: (title) => `Seleccionar ${title}`,
  selected: (count) => plural(count, { one: `${count} seleccionada`, other: `${count} seleccionadas` }),
  move: 'Mover a una carpeta',
  noFolder: 'Sin carpeta',
  moved: (count) => (count === 1 ? 'Historia movida' : `${count} historias movidas`),
  rename: 'Cambiar nombre',
  storyName: 'Nombre de la historia',
  noneFound: (name) => `Ninguna de estas historias se llama “${name}”.`,
  showAll: 'Mostrar todas las historias',
  emptyFolder: 'Esta carpeta está vacía. Selecciona historias y muévelas aquí.',
}
