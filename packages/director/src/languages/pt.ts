import type { LanguageRules } from '../lexical/language-rules.ts'

export const PORTUGUESE: LanguageRules = {
  endings: 's|es',
  nouns: `
man homem homens|woman mulher|boy menino garoto rapaz|girl menina garota rapariga|child criança|baby bebê bebé|old_man idoso avô|old_woman idosa avó
king rei!|king reis!|queen rainha|prince príncipe|princess princesa|emperor imperador|knight cavaleiro|soldier soldado|monk monge|priest padre sacerdote|doctor médico médica|nurse enfermeira enfermeiro|teacher professor professora|student estudante aluno aluna
farmer fazendeiro agricultor agricultora camponês camponeses|fisherman pescador|baker padeiro padeira|cook cozinheiro cozinheira|carpenter carpinteiro|worker operário operária trabalhador|engineer engenheiro engenheira|scientist cientista|astronaut astronauta|pilot piloto!|sailor marinheiro|captain capitão|singer cantor cantora|dancer bailarina dançarina dançarino|painter pintor pintora|writer escritor escritora
police_officer policial|firefighter bombeiro|merchant comerciante mercador|pirate pirata|wizard mago feiticeiro|witch bruxa|blacksmith ferreiro|gardener jardineiro|shepherd pastor!
family família!|crowd multidão|mother mãe|father pai!
cat gato gata|dog cachorro cão cães cadela|fox raposa|wolf lobo|bear urso|lion leão leões leoa|tiger tigre|elephant elefante|horse cavalo|cow vaca|pig porco|sheep ovelha cordeiro|goat cabra|donkey burro|rabbit coelho lebre|mouse rato|squirrel esquilo|hedgehog ouriço|deer veado cervo|monkey macaco
bird pássaro|owl coruja|duck pato|chicken galinha|eagle águia|swan cisne|penguin pinguim pinguins|parrot papagaio|dove pomba|fish peixe|shark tubarão tubarões|whale baleia|dolphin golfinho|octopus polvo|frog rã! sapo|turtle tartaruga|snake serpente cobra!|crocodile crocodilo|dragon dragão dragões|dinosaur dinossauro|butterfly borboleta|bee abelha|ant formiga|spider aranha|snail caracol
tree árvore|flower flor|sunflower girassol|mushroom cogumelo|apple maçã|pear pera!|lemon limão limões|banana banana|grape uva|strawberry morango|cherry cereja|tomato tomate|potato batata|carrot cenoura|onion cebola|garlic alho|bread pão pães|cheese queijo|egg ovo|milk leite|butter manteiga|honey mel!|rice arroz|cake bolo!|pizza pizza|soup sopa|salt sal!|flour farinha|coffee café|tea chá|wine vinho|beer cerveja|meat carne|chocolate chocolate
house casa!|house casas!|hut cabana|castle castelo|church igreja|tower torre|bridge ponte|lighthouse farol|factory fábrica|hospital hospital hospitais|prison prisão cadeia!|pyramid pirâmide|door porta!|window janela|chair cadeira|table mesa|bed cama|lamp lâmpada|lantern lanterna|candle vela!|candle velas!|mirror espelho|basket cesta cesto|bucket balde|broom vassoura|bottle garrafa|cup xícara|book livro!|book livros!|newspaper jornal|map mapa|pencil lápis
smartphone celular smartphone telemóvel|telephone telefone|computer computador|television televisão televisor|radio rádio|robot robô|car carro automóvel|bus ônibus autocarro|taxi táxi|truck caminhão camião|train trem comboio|airplane avião aviões|helicopter helicóptero|bicycle bicicleta|ship navio|boat barco|sailboat veleiro|rocket foguete|tractor trator|umbrella guarda-chuva|suitcase mala!
hat chapéu|shoe sapato|coat casaco|glasses óculos|crown coroa|hammer martelo|rope corda|guitar violão|violin violino|piano piano|drum tambor|trumpet trompete|flute flauta|coin moedas!|telescope telescópio|microscope microscópio|anchor âncora
moon lua|sun sol!|star estrelas!|cloud nuvem nuvens|rainbow arco-íris|volcano vulcão vulcões|mountain montanha|island ilha|sky céu|waterfall cachoeira|planet planeta|satellite satélite|earth terra_inteira
forest floresta|sea mar! mares! oceano|river rio!|river rios!|beach praia|village aldeia|city cidade|field prado|garden jardim jardins|desert deserto|street rua|kitchen cozinha!|library biblioteca|laboratory laboratório|cave caverna gruta|jungle selva
hour/night noite! meia-noite|hour/dusk entardecer anoitecer|hour/dawn amanhecer madrugada
weather/rain chuva chove chovia choverá|weather/snow neve nevava|weather/fog nevoeiro neblina|weather/storm tempestade trovoada`,
  none: 'nenhum nenhuma sem',
  not: 'não nunca jamais ninguém nada',
  like: 'como igual_a',
  more: 'mais menos maior menor',
  than: 'que',
  if: 'se',
  possessive: 'meu minha teu tua seu sua seus suas nosso nossa',
  old: 'velho velha idos',
  numbers: `2 dois duas|3 três|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem`,
  many: 'milhares centenas milhões muitos muitas',
  dead: 'morreu morreram mort! mortos! assassin matou mataram executad afog',
  up: 'subiu! sobe! aument cresceu!',
  down: 'caiu! caíram! diminu desce',
  actions: `sleep dorm|run corre! corria|walk caminha andava|swim nada! nadava|read lê! lia!|write escrev|eat come! comia|drink bebe bebia|cook cozinhav|dance dança!|dance dançava|sing canta!|sing cantava|sit sentad|cry chora|laugh ri! ria!|climb escala!`,
  empty: 'certa cerca mesmo',
}
