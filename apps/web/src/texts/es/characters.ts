import type * as english from '../characters.ts'
import type { Translation } from '../locale/translation.ts'

export const characterTexts: Translation<typeof english.characterTexts> = {
  dialogTitle: 'Elige un personaje',
  tabs: { premade: 'Predefinidos', community: 'Comunidad', mine: 'Mis personajes' },
  search: 'Buscar personajes',
  noMatch: (search) => `Ningún personaje se llama “${search}”.`,
  empty: {
    premade: 'Todavía no hay personajes disponibles.',
    community: 'Nadie ha compartido todavía un personaje.',
    mine: 'Todavía no tienes personajes. Crea uno a partir de una imagen.',
  },
  more: 'Ver más',
  loadingMore: 'Cargando…',
  sharedBy: (author) => `de ${author}`,
  modes: { quick: 'Referencia rápida', train: 'Entrenado' },
  signInForOwn: 'Inicia sesión para usar tus propios personajes',
  failed: 'No se pudieron cargar los personajes. Tu formulario se conserva.',
  retry: 'Reintentar',
  cast: {
    label: 'Personajes',
    main: 'Elige un personaje',
    second: 'Añadir otro',
    remove: (name) => `Quitar a ${name}`,
  },
  rules: {
    trained: (model) => `Un personaje entrenado cambia el modelo de imagen a ${model}.`,
    quick: (model) => `Un personaje de referencia rápida cambia el modelo de imagen a ${model}.`,
    several: (model) => `Un segundo personaje cambia el modelo de imagen a ${model}.`,
  },
  train: 'Entrenar el personaje para mayor consistencia',

  creator: { label: 'Nuevo personaje', name: 'Nombre del personaje', create: 'Crear personaje' },

  quick: {
    title: 'Referencia rápida (lo más rápido)',
    picture: 'Imagen del personaje',
    pictureHint: 'Suelta o elige una imagen',
    hint: 'Una imagen en la que se vea la cara. La piel, el pelo y la ropa se dibujan a partir de ella.',
    creating: 'Leyendo la imagen…',
    incomplete: 'Indica una imagen y el nombre del personaje.',
    oneFile: 'Solo se puede subir un archivo a la vez. Selecciona un único archivo.',
    tooLarge: (file) => `${file} es demasiado grande (máx. 10 MB)`,
    unreadable: (file) => `${file} no es una imagen que se pueda leer. Elige un archivo PNG, JPEG o WebP.`,
    wrongType: (file) => `${file}: este tipo de archivo no se admite como imagen`,
    uploadFailed: 'No se pudo subir la imagen. Vuelve a intentarlo.',
  },

  training: {
    title: 'Entrenar con varias imágenes',
    pictures: 'Imágenes del personaje',
    pictureHint: (count, max) => (count === 0 ? 'Suelta o elige imágenes' : `${count} de ${max}`),
    hint: (min, max) =>
      `De ${min} a ${max} imágenes de una persona con distinta luz. El personaje se parece a la mayoría, así que una imagen rara no cambia nada.`,
    remove: (file) => `Quitar ${file}`,
    creating: 'Leyendo las imágenes…',
    incomplete: (min, max) => `Indica de ${min} a ${max} imágenes y el nombre del personaje.`,
    tooMany: (max) => `Un personaje se puede entrenar con ${max} imágenes como máximo. Se conservan las primeras ${max}.`,
  },

  model: { label: 'Id del modelo', apply: 'Aplicar', applying: 'Buscando…' },

  page: {
    title: 'Mis personajes',
    intro:
      'La piel, el pelo y la ropa de un personaje se dibujan a partir de sus imágenes. La misma cara es la misma persona en todas las tomas.',
    deleteLabel: (name) => `Eliminar a ${name}`,
    deleteTitle: (name) => `¿Eliminar a ${name}?`,
    deleteText: 'Las historias hechas con este personaje se quedan como están.',
    deleteSharedText: 'También desaparece de la comunidad. Las historias hechas con este personaje se quedan como están.',
    confirm: 'Eliminar',
    cancel: 'Conservar',
    shared: 'En la comunidad',
    shareLabel: (name) => `Compartir a ${name} con la comunidad`,
    shareTitle: (name) => `¿Compartir a ${name}?`,
    shareText: 'Todo el mundo puede ver su nombre y su imagen y ponerlo en sus historias. Puedes retirarlo cuando quieras.',
    share: 'Compartir',
    unshareLabel: (name) => `Retirar a ${name}`,
    unshareTitle: (name) => `¿Retirar a ${name}?`,
    unshareText: 'Nadie más podrá elegirlo. Las historias que otros hicieron con él se quedan como están.',
    unshare: 'Retirar',
    sharedToast: (name) => `${name} está en la comunidad`,
    unsharedToast: (name) => `${name} vuelve a ser solo tuyo`,
    signIn: 'Inicia sesión para ver tus personajes.',
    signInButton: 'Iniciar sesión',
  },
}
