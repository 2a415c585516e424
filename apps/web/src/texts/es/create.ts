import type * as english from '../create.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('es')

const shotCount = (count: number): string => plural(count, { one: `${count} toma`, other: `${count} tomas` })
const minuteCount = (count: number): string => plural(count, { one: `${count} minuto`, other: `${count} minutos` })

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'Crear historia',
  banners: {
    script_to_video: 'Escribe lo que se debe decir: imágenes, voz, música y subtítulos siguen tus palabras.',
    character_vlog: 'Elige de quién trata y qué hace: un día en imágenes, con música.',
    music_video: 'Elige una canción y un tipo: las tomas se cortan a su ritmo y su letra se convierte en subtítulos.',
    asmr_video: 'Elige cómo se toca un material: siguen primeros planos, movimientos lentos y su sonido.',
  },
  back: 'Atrás',
  draftSaved: 'Borrador guardado',
  builtInEngines: 'Se usan los motores integrados',

  undo: { undo: 'Deshacer', redo: 'Rehacer' },
  counterLabel: (count, limit) => `${count} de ${limit} caracteres usados`,

  script: {
    label: 'Guion de la voz en off',
    placeholder: 'Escribe o pega lo que dice el narrador, o parte de una idea con “Crear guion con IA”.',
    createWithAi: 'Crear guion con IA',
    rewrite: 'Reescribir con IA',
    rewriting: 'Reescribiendo…',
    autoPolish: 'Pulido automático',
    autoPolishHint: 'Corrige la ortografía y la gramática antes de crear el video',
    try: 'Prueba',
    estimatedLength: (time, shots) => `aprox. ${time}, ${shotCount(shots)}`,
    optionsLabel: 'Imagen y sonido',
    generating: 'Se está escribiendo el guion',
    builtInPolishNote: 'Fuera del inglés, el guionista integrado solo ordena las palabras',
  },

  asmr: {
    styleLabel: 'Estilo ASMR',
    chooseFirst: 'Elige un estilo. Su escena aparece aquí.',
    sceneLabel: 'Escena',
    material: 'Material',
    materials: 'Materiales para elegir',
    optionsLabel: 'Formato, duración y sonido',
    shots: 'Número de tomas',
    shotsHint: (min, max) => `De ${min} a ${max}, de cinco segundos cada una`,
    fewer: 'Menos tomas',
    more: 'Más tomas',
    generate: 'Generar',
    reset: 'Restablecer',
    missing: { style: 'Elige un estilo', material: 'Completa el material' },
  },

  idea: {
    title: 'De idea a video',
    label: '¿De qué trata el video?',
    placeholder: 'Por qué los gatos se sientan en los teclados',
    cancel: 'Cancelar',
    generate: 'Generar guion',
    generating: 'Escribiendo el guion…',
    details: {
      hint: 'Es opcional y hace tuyo el guion: el guionista integrado no inventa nada, dice lo que tú le cuentas.',
      audience: '¿Para quién es?',
      audiencePlaceholder: 'personas que aman el té',
      facts: '¿Qué debe decir?',
      factsHint: 'Hasta tres datos, uno por línea',
      ending: '¿Cómo termina?',
    },
  },
  missingDetails: {
    names: { audience: 'para quién es', facts: 'hasta tres datos', ending: 'el final' },
    text: (missing) =>
      `Escrito solo con lo que diste: el guionista integrado no sabe nada más de este tema y no inventa nada. Cuéntale más: ${missing.join(', ')}.`,
    addDetails: 'Contarle más',
  },
  rewriteReview: {
    label: 'Qué cambió la reescritura',
    accepted: (accepted, total) =>
      plural(total, { one: `${accepted} de ${total} cambio aceptado`, other: `${accepted} de ${total} cambios aceptados` }),
    acceptAll: 'Aceptar todos',
    rejectAll: 'Descartar todos',
    done: 'Listo',
    replacedBy: 'pasó a ser',
    added: 'Añadido: ',
    removed: 'Quitado: ',
  },

  shortScript: {
    title: 'Guion muy corto',
    text: 'Tu guion de voz en off es muy corto: el video durará solo unos 5 segundos. ¿Quieres que la IA te ayude a ampliarlo?',
    proceed: 'Continuar así',
    rewrite: 'Reescribir con IA',
  },

  validation: {
    scriptRequired: 'Escribe un guion',
    scriptTooLong: 'El guion es demasiado largo',
    voice: 'Selecciona una voz válida',
  },

  style: {
    label: 'Estilo del video',
    suggested: (name) => `Sugerido: ${name}`,
    photorealistic: 'Un diorama iluminado y con texturas, con profundidad de campo',
    withProvider: 'Aquí se dibuja como un diorama iluminado. Con un proveedor de imágenes conectado parece una fotografía.',
  },

  voice: {
    label: 'Voz',
    auto: 'Automática',
    autoHint: 'elegida según el guion',
    listen: (name) => `Escuchar a ${name}`,
    stop: (name) => `Detener a ${name}`,
    unavailable: 'Esta muestra no se puede reproducir ahora',
    fetched: (language) => `Voz instalada, ${language}`,
  },

  aspect: { label: 'Relación de aspecto', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'Subtítulos', hint: 'incrustados, editables después' },

  character: {
    label: 'Personaje',
    none: 'Ninguno',
    hint: 'Hace el papel principal. Sin personaje, solo el guion decide a quién se ve.',
  },

  advanced: {
    label: 'Opciones avanzadas',
    imageModel: 'Modelo de imagen',
    quality: 'Calidad de imagen',
    qualities: { low: 'Baja', medium: 'Media', high: 'Alta' },
    resolution: 'Resolución del modelo',
    videoModel: 'Modelo de video',
    mode: 'Modo',
    noModel: 'Aquí ningún modelo hace clips de este tamaño',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join(', '),
    samePrice: {
      script_to_video: 'El precio de un video explicativo es el mismo con todos los modelos.',
      asmr_video: 'El precio de un video ASMR es el mismo con todos los modelos.',
    },
    imageRefusals: {
      several_characters: 'Varios personajes necesitan seedream4',
      quick_character: 'No admite un personaje de referencia rápida',
    },
    videoRefusals: { no_start_end_frame: 'No admite fotograma inicial y final' },
    singleModel: 'Este tipo de video tiene un solo modelo.',
    whenUnavailable: {
      label: 'Si su proveedor no responde',
      other_provider: 'Usar otro',
      ask: 'Preguntarme',
      notes: {
        other_provider:
          'Otro proveedor del mismo modelo hace la toma, o la música, por los mismos créditos; otra voz vuelve a narrar toda la película, nunca solo una parte. Si no hay ninguno, se te pregunta.',
        ask: 'No se hace nada más en su lugar ni se cobra nada, y tú eliges quién lo hace.',
      },
    },
    modes: { lite: 'Ligero', standard: 'Estándar', turbo: 'Turbo', pro: 'Pro' },
  },

  bar: {
    minutes: (minutes) => plural(minutes, { one: `cerca de ${minuteCount(minutes)}`, other: `unos ${minuteCount(minutes)}` }),
    previewMinutes: (minutes) =>
      plural(minutes, { one: `vista previa: cerca de ${minuteCount(minutes)}`, other: `vista previa: unos ${minuteCount(minutes)}` }),
    from: 'desde',
    balance: {
      known: '{balance} ahora, {after} después',
      short: '{balance} ahora, {missing}',
      available: '{balance} disponibles',
    },
    missing: (credits) => `faltan ${credits}`,
    freeLeft: (count) => plural(count, { one: `Te queda ${count} historia GRATIS`, other: `Te quedan ${count} historias GRATIS` }),
    refundNote: 'Los créditos no gastados vuelven si falla un paso.',
    priceVaries: {
      music_video: 'Los créditos dependen del modelo elegido y de la duración de la música',
      character_vlog: 'Los créditos dependen del modelo elegido y de la duración',
      asmr_video: 'Los créditos dependen del número de tomas',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `Crear es gratis con tu historia gratuita. Una vista previa no: ${preview} créditos ahora y ${resume} más para continuarla.`,
    freeCreateUnknown: 'Crear es gratis con tu historia gratuita. Una vista previa no: su precio depende de tu canción.',
    freeForVisitors: 'Una cuenta nueva empieza con una historia gratuita: crear es entonces gratis; una vista previa, no.',
    previewOnPhone: 'El storyboard de una vista previa se edita en una pantalla más ancha.',
    preview: 'Vista previa',
    previewing: 'Creando vista previa…',
    create: 'Crear',
    creating: 'Iniciando…',
    priceUnknown: 'No se pudo cargar el precio. Se muestra antes de cobrar nada.',
  },

  start: {
    fallback: 'No se pudo generar el vlog de personaje',
    priceChanged: (credits) => `El precio es ahora de ${credits} créditos. No se cobró nada: vuelve a pulsar el botón para continuar.`,
    priceChangedUnknown: 'El precio cambió. No se cobró nada: mira el precio nuevo y vuelve a pulsar el botón.',
    moderated: (classes, words) =>
      `Esta historia no se podría publicar: ${classes.join(', ')}${words.length > 0 ? ` (${words.map((word) => `“${word}”`).join(', ')})` : ''}. No se cobró nada.`,
    moderatedAcceptable: 'Cámbiala, o vuelve a pulsar el botón para crearla solo para ti.',
    moderatedRefused: 'Cámbiala, por favor.',
    seeCredits: 'Ver tus créditos',
    network: 'No se pudo conectar con el servidor. Tu formulario se conserva: vuelve a pulsar el botón, no se te cobra dos veces.',
  },

  starts: {
    script_to_video: {
      started: (id) => `Empezó la creación de guion a video, workflow ${id}`,
      finished: 'El video del guion está listo',
      failed: 'No se pudo generar el video del guion',
    },
    asmr_video: {
      started: (id) => `Empezó la creación del video ASMR, workflow ${id}`,
      finished: 'El video ASMR está listo',
      failed: 'No se pudo generar el video ASMR',
    },
    character_vlog: {
      started: (id) => `Empezó la creación del vlog de personaje, workflow ${id}`,
      finished: 'El vlog de personaje está listo',
      failed: 'No se pudo generar el vlog de personaje',
    },
  },

  previewHint: {
    title: 'Revisa el storyboard en la web',
    text: 'Tu vista previa se está creando. Un storyboard se edita en una pantalla más ancha: abre Fablecut en una computadora. La encuentras en Mis historias.',
    confirm: '¡OK, entendido!',
  },

  resume: {
    label: 'Continuar',
    resuming: 'Continuando…',
    failed: 'No se pudo continuar la vista previa',
    text: 'El storyboard está listo y en pausa. Al continuar se crean los videos de las tomas visibles y se termina la película.',
  },

  progress: {
    title: 'Creando tu historia',
    wait: 'Puede tardar unos minutos',
    typicalDuration: 'Suele tardar de 2 a 5 minutos, según la duración de la historia',
    expected: (minutes) => plural(minutes, { one: `Esta: cerca de ${minuteCount(minutes)}`, other: `Esta: unos ${minuteCount(minutes)}` }),
    leaveNote: 'Puedes cerrar esta página: la historia sigue y te espera en Mis historias.',
    stepState: { done: 'hecho', active: 'en curso', failed: 'fallido', stopped: 'detenido', pending: 'sin empezar' },
    queued: 'Esperando un lugar libre',
    planningShots: 'Planificando las tomas',
    analysingSong: 'Escuchando la canción y planificando sus cortes',
    shotsPlannedSilent: (shots) => plural(shots, { one: `${shots} toma planificada`, other: `${shots} tomas planificadas` }),
    shotsPlanned: (shots, length) => `${shotCount(shots)}, aprox. ${length} de narración`,
    imagesDone: (done, total) => `${done} de ${total} listas`,
    imagesNext: 'Pinta una imagen para cada toma',
    clipsDone: (done, total) => `${done} de ${total} en movimiento`,
    failedCount: (count) => `, ${count} con error`,
    timeline: 'Colocando imágenes y sonido',
    exporting: (done, total) => (total > 0 ? `Exportando, ${done} de ${total} partes` : 'Exportando'),
    clipsNext: 'Da movimiento a cada imagen y añade el sonido',
    finished: 'La película está lista',
    storyboardReady: 'Storyboard listo, en pausa',
    paused: 'En pausa: continúa para crear los videos',
    notFinished: 'Sin terminar',
    elapsed: (time) => `${time} hasta ahora`,
    elapsedLong: (time) => `${time} hasta ahora, más de lo habitual`,
    shotsNote: 'Cada imagen aparece en cuanto está lista.',
    generatingImage: 'Pintando',
    generatingClip: 'Animando',
    shotFailed: 'Esta toma falló. Su parte del precio se devolvió.',
    waiting: 'Las tomas aparecen aquí cuando están planificadas.',
    shotImage: (number, title) => (title === '' ? `Toma ${number}` : `Toma ${number}: ${title}`),
    shotDone: 'terminada',
    shotImageDone: 'imagen terminada',
    shots: 'Tomas',
    goToMyStory: 'Ir a Mis historias',
    previewEdit: 'Editar vista previa',
    loading: 'Cargando la historia',
    reconnecting: 'Se perdió la conexión. La historia sigue; reconectando.',
    invalidId: 'ID de workflow no válido',
    invalidIdHint: 'Ninguna historia corresponde a esta dirección. Tus historias están en Mis historias.',
    parseFailed: 'No se pudo leer la actualización de estado',
    backToStory: 'Volver a las historias',
    signIn: 'Iniciar sesión',
    signInHint: 'Inicia sesión para ver esta historia.',
  },

  tools: {
    title: 'Potentes herramientas de edición',
    points: [
      { title: 'Añade o reemplaza tomas', text: 'Pon una toma nueva, u otra imagen u otro clip en una que ya tienes.' },
      { title: 'Regenera con un clic', text: 'Vuelve a crear una imagen o un clip sin tocar el resto.' },
      { title: 'Banda sonora sincronizada', text: 'La música se ajusta de nuevo a la nueva duración de la película.' },
      { title: 'Editor con ayuda de IA', text: 'Una línea de tiempo con subtítulos, voz y música hechos para ti.' },
    ],
    close: 'Cerrar',
  },

  cancel: {
    button: 'Cancelar',
    title: '¿Cancelar esta historia?',
    text: 'No se crea nada más. Las tomas terminadas se quedan en la historia.',
    refunded: 'Se devuelve ahora',
    charged: 'Ya usado',
    keepRunning: 'Seguir',
    confirm: 'Cancelar historia',
    startAgain: 'Empezar de nuevo con estas respuestas',
    failed: (message) => `Error: ${message}`,
    canceledNote: 'Lo que no se usó está de vuelta en tu saldo. Las tomas terminadas se quedan en la historia.',
  },

  receipt: {
    title: 'Recibo',
    held: 'Reservado para esta historia',
    used: 'Usado hasta ahora',
    refundedOnCancel: 'Se devuelve si cancelas',
    note: 'Si no se puede crear ninguna imagen o ningún clip, se devuelve todo.',
    charged: 'Cobrado por esta historia',
    refunded: 'Devuelto a tu saldo',
    free: 'Hecho con una historia gratis',
    seeReceipt: 'Ver recibo',
  },

  result: {
    title: 'Tu historia está lista',
    download: 'Descargar',
    share: 'Compartir',
    edit: 'Editar',
    video: (title) => `Video de ${title}`,
    fileMissing: 'La película está terminada, pero no se encuentra su archivo. Ábrela en Mis historias.',
    playbackFailed: 'La película no se reproduce aquí. Vuelve a intentarlo o descarga el archivo.',
    failedShots: (count) =>
      plural(count, {
        one: `No se pudo crear ${count} toma; su parte del precio se devolvió.`,
        other: `No se pudieron crear ${count} tomas; su parte del precio se devolvió.`,
      }),
  },

  paused: {
    title: 'Tu vista previa está lista',
    storyboard: 'Abrir storyboard',
    savedAfterFailure: 'Tu storyboard se conserva: puedes volver a continuar.',
  },

  failed: {
    saved: 'Se conserva lo que escribiste y todo lo que se terminó.',
    reason: (reason) => `${reason.replace(/[.\s]+$/u, '')}.`,
    sound: {
      label: 'Quién lo crea ahora',
      note: {
        speech: 'Las tomas se conservan y una sola voz narra toda la película.',
        music: 'Las tomas y sus voces se conservan.',
        song: 'Se conserva lo que escribiste.',
      },
      again: 'Reintentar',
      use: (name) => `Usar ${name}`,
      builtIn: { speech: 'Usar el motor de voz integrado', music: 'Usar el motor de música integrado', song: '' },
      failed: 'No se pudo continuar la historia. No se cobró nada.',
    },
  },
}
