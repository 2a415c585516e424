import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: 'Ir al contenido',
  nav: { label: 'Principal', home: 'Inicio', mine: 'Mis historias', community: 'Comunidad' },
  create: {
    label: 'Crear historia',
    items: { vlog: 'Vlog de personaje', music: 'Video musical', script: 'De guion a video', scratch: 'Desde cero' },
  },
  account: {
    label: (name) => `Cuenta de ${name}`,
    credits: 'Créditos',
    settings: 'Cuenta',
    operations: 'Operación',
    accounts: 'Cuentas',
    engines: 'Motores',
    signOut: 'Cerrar sesión',
    signedOut: 'Cerraste la sesión',
  },
  signIn: 'Iniciar sesión',
  secureContext:
    'Esta dirección no es segura (https), así que copiar y la vista previa exacta por fotograma no están disponibles. Todo lo demás funciona.',
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que lo que había aquí se haya eliminado.',
    action: 'Ir al inicio',
  },
  crash: {
    title: 'No se pudo mostrar esta página',
    text: 'Algo falló en la app. Lo que hiciste está a salvo en el servidor, y una historia iniciada sigue adelante.',
    reload: 'Recargar la página',
  },
}
