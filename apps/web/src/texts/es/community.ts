import type * as english from '../community.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('es')

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'Historias de la comunidad',
  viewAll: 'Ver todo',
  viewAllLabel: 'Ver todas las historias de la comunidad',
  categoriesLabel: 'Tipos de historia',
  all: 'Todas',
  order: 'Orden',
  orders: { newest: 'Más recientes', for_you: 'Para ti' },
  soundOn: 'Con sonido',
  soundOff: 'Sin sonido',
  soundNote: 'Sonido de las películas que se reproducen bajo el puntero',
  empty: '✨ Todavía no hay historias publicadas. ¡Vuelve pronto para ver historias inspiradoras de la comunidad!',
  noResults: {
    note: 'Las películas aparecen aquí cuando sus autores las publican: Compartir y luego Publicar. Todos pueden verlas y remezclarlas.',
    publish: 'Publicar una tuya',
    create: 'Crear la primera',
    allCategories: 'Mostrar todos los tipos',
  },
  examples: {
    title: 'Ejemplos de Fablecut',
    note: 'Hechos con los motores de esta instalación. Abre uno y remézclalo.',
    generatingFirst: 'Los primeros se están creando en segundo plano: cada uno aparece aquí cuando está terminado.',
    generatingMore: 'Se están creando más en segundo plano: cada uno aparece aquí cuando está terminado.',
  },
  loading: 'Cargando historias de la comunidad',
  failed: 'No se pudo cargar la comunidad',
  failedText: 'No se ha perdido nada. Vuelve a intentarlo en un momento.',
  example: 'Ejemplo',
  open: (title) => `Abrir ${title}`,
  opening: 'Cargando la historia',
  profile: {
    loading: 'Cargando el perfil',
    stories: (count) => plural(count, { one: `${count} historia publicada`, other: `${count} historias publicadas` }),
    none: 'Todavía no hay historias publicadas.',
    notFound: 'Perfil no encontrado',
    notFoundText: 'Aquí nadie tiene este nombre.',
    notFoundAction: 'Ir a la comunidad',
    failed: 'No se pudo cargar el perfil',
  },
}
