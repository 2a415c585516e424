import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU = 'Se não foi você, defina uma nova senha imediatamente e confira as sessões e as formas de entrar da sua conta.'

export const PORTUGUESE_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: 'Confirme seu endereço',
      lines: ['Alguém, provavelmente você, criou uma conta no Fablecut com este endereço. Confirme-o para entrar.'],
      action: 'Confirmar este endereço',
      note: 'O link funciona uma vez, por 24 horas. Se você não criou uma conta, não faça nada: sem confirmação ela não pode ser usada.',
    }),
    'account-exists': () => ({
      subject: 'Você já tem uma conta',
      lines: [
        'Alguém, provavelmente você, tentou criar uma conta no Fablecut com este endereço. Já existe uma, então nada mudou.',
        'Entre com este endereço. Se você não sabe mais a senha, defina uma nova.',
      ],
      action: 'Definir uma nova senha',
      note: 'O link funciona uma vez, por uma hora. Se você não pediu nada, não faça nada.',
    }),
    'reset-password': () => ({
      subject: 'Defina uma nova senha',
      lines: ['Alguém, provavelmente você, pediu uma nova senha para a conta do Fablecut com este endereço.'],
      action: 'Definir uma nova senha',
      note: 'O link funciona uma vez, por uma hora. Se você não pediu, não faça nada: sua senha continua a mesma.',
    }),
    'change-email': () => ({
      subject: 'Confirme seu novo endereço',
      lines: ['Alguém, provavelmente você, quer usar este endereço em uma conta do Fablecut a partir de agora.'],
      action: 'Usar este endereço',
      note: 'O link funciona uma vez, por uma hora. Se você não pediu, não faça nada.',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: 'Seu endereço está prestes a mudar',
      lines: [
        `Alguém, provavelmente você, pediu para mudar o endereço da sua conta do Fablecut para ${newEmail}. Ele muda quando aquele endereço for confirmado.`,
        NOT_YOU,
      ],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Seu endereço mudou',
      lines: [`O endereço da sua conta do Fablecut agora é ${newEmail}. Este aqui não recebe mais e-mails.`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'Sua senha mudou',
      lines: ['A senha da sua conta do Fablecut foi alterada.', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'Há uma nova forma de entrar',
      lines: [`Sua conta do Fablecut tem uma nova forma de entrar: ${method}.`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: 'Uma forma de entrar foi removida',
      lines: [`Isto não serve mais para entrar na sua conta do Fablecut: ${method}.`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: 'Agora é preciso um código para entrar',
      lines: ['A partir de agora, sua conta do Fablecut pede um código do seu app autenticador na entrada.', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: 'Não é mais preciso um código para entrar',
      lines: ['Sua conta do Fablecut não pede mais um código do seu app autenticador na entrada.', NOT_YOU],
    }),
    invitation: () => ({
      subject: 'Você recebeu um convite para o Fablecut',
      lines: ['Convidamos você a criar uma conta no Fablecut, um estúdio de vídeos curtos com IA.'],
      action: 'Criar uma conta',
      note: 'O link funciona uma vez, por sete dias.',
    }),
    moderation: ({ subject, reason }) => ({
      subject: 'Uma mensagem da moderação',
      lines: [`A moderação do Fablecut tomou uma decisão sobre “${subject}”.`, `Motivo: ${reason}`],
      action: 'Ler a mensagem',
      note: 'Ela diz o que foi decidido, e lá você pode contestar. Se você não consegue mais entrar, a página de entrada tem um link para contestar.',
    }),
  },
  notifications: {
    like: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'curtiram' : 'curtiu'} “${title}”`,
      lines: [`${who} ${areSeveral ? 'curtiram' : 'curtiu'} sua história “${title}”.`],
      action: 'Abrir a história',
    }),
    follow: ({ who, areSeveral }) => ({
      subject: `${who} agora ${areSeveral ? 'seguem' : 'segue'} você`,
      lines: [`${who} agora ${areSeveral ? 'seguem você e verão' : 'segue você e verá'} as histórias que você publicar.`],
      action: 'Ver o perfil',
    }),
    remix: ({ who, areSeveral, title, original }) => ({
      subject: `${who} ${areSeveral ? 'fizeram' : 'fez'} um remix de “${original}”`,
      lines: [`${who} ${areSeveral ? 'publicaram' : 'publicou'} “${title}”, um remix da sua história “${original}”.`],
      action: 'Assistir ao remix',
    }),
    new_story: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'publicaram' : 'publicou'} “${title}”`,
      lines: [`${who}, que você segue, ${areSeveral ? 'publicaram' : 'publicou'} uma nova história: “${title}”.`],
      action: 'Assistir',
    }),
    comment: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'comentaram' : 'comentou'} em “${title}”`,
      lines: [`${who} ${areSeveral ? 'comentaram' : 'comentou'} na sua história “${title}”.`],
      action: 'Ler os comentários',
    }),
    reply: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'responderam' : 'respondeu'} a você em “${title}”`,
      lines: [`${who} ${areSeveral ? 'responderam' : 'respondeu'} ao seu comentário em “${title}”.`],
      action: 'Ler a resposta',
    }),
  },
  unsubscribe: {
    like: 'Não receber mais e-mails sobre curtidas',
    follow: 'Não receber mais e-mails sobre novos seguidores',
    remix: 'Não receber mais e-mails sobre remixes',
    new_story: 'Não receber mais e-mails sobre novas histórias',
    comment: 'Não receber mais e-mails sobre comentários',
    reply: 'Não receber mais e-mails sobre respostas',
  },
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} e mais 1 pessoa` : `${name} e mais ${others} pessoas`
  },
  passkey: 'uma chave de acesso',
  footer: (host) => `Fablecut em ${host}`,
}
