/** Scripts of the narrated examples. Every sentence names what is seen and where, so that the built-in engines show each of them. */

export const ONE_DAY = `A whale sings at the coral reef, and nobody knows why. A thousand fish swim around the whale under water. The whale weighs 30 tons. A \
turtle swims over the coral reef. At sunrise, gulls fly over the sea. In the forest, a fox runs through the morning fog. A deer drinks at the river in the \
morning. At sunset, elephants walk to the river. In the forest at night, owls fly under a full moon. An astronaut looks at the Earth from space: it is the only home we have.`

export const MIDNIGHT_PIANO = `Every night, a piano plays in an empty house. The neighbors whisper in the street at night. A detective walks through the \
village at night in the rain. The detective opens the door of an old house. In the hall, a clock strikes 12. The detective climbs the stairs with a lantern. \
Then the piano begins to play. The detective looks into the living room at night. A black cat dances on the piano. The detective laughs in the living room.`

export const OLD_WATER = `The water in your glass is older than the Sun. 71 percent of the Earth is covered by water. But only 3 percent of all water is \
fresh. The sun heats the sea. Water rises from the sea into the clouds. Then it rains in the village. A river carries the rain through the forest. Back in the \
sea, a drop waits for 3,000 years. Tonight, a child drinks that water in the kitchen.`

export const FOX_AND_STAR = `At night, a little fox found a star in the snowy forest. The star cried, and the fox hugged it in the snowy forest at night. In \
the night forest, an owl spoke to the fox. A star must go home to the sky, said the owl in the night forest. The fox ran through the snowy forest at night. She \
climbed the tallest tree in the forest at night. And the star flew over the snowy forest at night. Now the fox sleeps in the forest every night. And one small \
star watches over her in the forest at night.`

export const MARCO_POLO = `In 1271, a boy walked to the end of the world. Marco Polo traveled from Venice to China. With merchants and camels, he crossed the \
desert. At night, he slept in the desert under the stars. After 3 years, in a palace in China, he met the emperor. Back in Italy, he wrote a book. \
Two hundred years later, a sailor read the book on a ship. In 1492, that sailor, Columbus, sailed from Spain to America.`

export const FOUR_INGREDIENTS = `Anyone can bake real bread with 4 ingredients. In the kitchen, a girl puts flour, water, salt and yeast on the table. She mixes \
the dough in the kitchen. Let the dough rest for 12 hours. At night, the girl sleeps in the bedroom, and the dough grows. In the morning, heat the oven to 240 \
degrees. Bake the bread for 40 minutes. The girl carries the warm bread through the kitchen. Her family sits at the table in the kitchen and eats warm bread \
with butter.`

export const CHOCOLATE = `El chocolate valía más que el oro. Hace mil años, un rey bebe chocolate en su palacio. El árbol del cacao crece en la selva. Con 100 \
semillas se compraba un conejo. En 1528, un barco cruza el mar de México a España. Un monje escribe la receta en un libro. Una reina bebe chocolate en el \
castillo. Hoy, una niña come chocolate en la cocina. El 70 por ciento del cacao viene de África.`

export const MORNING_BIRD = `Your coffee is older than your phone. Meet Morning Bird: a cup of coffee that sings. On Monday, we roast the coffee beans. On Tuesday, a cyclist rides through your \
street. On Wednesday, you drink coffee in your kitchen. A family laughs in the kitchen. One cup costs only 50 cents. Wake up happy with a cup of coffee: Morning Bird.`
