import type * as english from '../../community/collections.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const collectionTexts: Translation<typeof english.collectionTexts> = {
  add: 'Añadir a una colección',
  addStory: (title) => `Añadir “${title}” a una colección`,
  dialog: {
    title: 'Añadir a una colección',
    text: (title) => `Las colecciones que contienen “${title}” están marcadas.`,
    none: 'Todavía no tienes colecciones.',
    new: 'Nueva colección',
    name: 'Nombre de la nueva colección',
    placeholder: 'Nombre, por ejemplo “Noches tranquilas”',
    public: 'Todos pueden verla',
    create: 'Crear y añadir',
    required: 'Escribe un nombre',
    refused: (words) =>
      words.length === 0
        ? 'Este nombre no se puede publicar aquí.'
        : `Este nombre no se puede publicar aquí: ${words.map((word) => `“${word}”`).join(', ')}`,
    done: 'Listo',
  },
  added: (name) => `Añadida a “${name}”`,
  loading: 'Cargando colecciones',
  failed: 'No se pudieron leer las colecciones',
  retry: 'Reintentar',
  list: 'Colecciones',
  private: 'Privada',
  public: 'Pública',
  count: (stories) => plural(stories, { one: `${stories} historia`, other: `${stories} historias` }),
  mine: {
    none: 'Todavía no tienes colecciones. Añade cualquier historia publicada a una con la carpeta de su tarjeta.',
    browse: 'Explorar la comunidad',
    all: 'Gestionar colecciones',
    create: 'Crear',
    created: (name) => `Se creó “${name}”`,
    menu: (name) => `Opciones de “${name}”`,
  },
  page: {
    failed: 'No se pudo leer la colección',
    failedText: 'Vuelve a intentarlo en un momento.',
    by: 'de',
    empty: 'No hay historias en esta colección.',
    emptyOwn: 'No hay historias en esta colección. Elige “Añadir a una colección” en una tarjeta o en una historia abierta.',
    notFound: 'Colección no encontrada',
    notFoundText: 'Se eliminó, o solo puede verla la persona a quien pertenece.',
    notFoundAction: 'Ir a la comunidad',
    manage: 'Organizar',
    manageDone: 'Listo',
    order: 'Historias en orden',
    up: (title) => `Subir “${title}”`,
    down: (title) => `Bajar “${title}”`,
    remove: (title) => `Quitar “${title}”`,
    moved: (title, place, count) => `“${title}” está ahora en el puesto ${place} de ${count}`,
    rename: 'Cambiar nombre',
    renameTitle: 'Cambiar el nombre de la colección',
    name: 'Nombre',
    save: 'Guardar',
    makePublic: 'Hacer pública',
    makePrivate: 'Hacer privada',
    delete: 'Eliminar',
    askDelete: { title: '¿Eliminar esta colección?', text: 'Las historias que contiene se conservan.', confirm: 'Eliminar' },
    deleted: 'La colección se eliminó.',
  },
}
