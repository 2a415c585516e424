/** Persons of history and legend: `names|m or f|born|died|work|looks|things`, as `KnownPerson` says. */
export const PERSONS_4 = `
John Dillinger; Dillinger|m|1903|1934|bandit|moustache hat suit|bank, cash
John Donne|m|1572|1631|poet|beard|bell
John F. Kennedy; JFK; John Kennedy; President Kennedy|m|1917|1963|president|brown-hair suit|limousine
John Franklin; Sir John Franklin|m|1786|1847|explorer|bald uniform|ship, ice floe
John Glenn|m|1921|2016|astronaut|bald|space capsule
John Gotti|m|1940|2002|gangster|gray-hair suit
John Harrison|m|1693|1776|watchmaker|white-hair|clock, pocket watch
John Jacob Astor|m|1763|1848|businessman||beaver
John Keats; Keats|m|1795|1821|poet|curly-hair
John Lennon; Lennon|m|1940|1980|singer|glasses long-hair|piano, guitar
John Lewis|m|1940|2020|politician|deep-skin bald suit|bridge
John Locke|m|1632|1704|philosopher|long-hair gray-hair
John Logie Baird|m|1888|1946|inventor|glasses|television
John Maynard Keynes; Keynes|m|1883|1946|scholar|moustache suit
John McEnroe; McEnroe|m|1959|-|tennis player|curly-hair|tennis racket
John Milton|m|1608|1674|poet|long-hair
John Nash|m|1928|2015|mathematician|old gray-hair
John Pemberton|m|1831|1888|pharmacist|beard|cola
John Roebling; Washington Roebling|m|1837|1926|engineer|beard|bridge
John Snow|m|1813|1858|doctor|black-hair suit|hand pump, map
John Steinbeck; Steinbeck|m|1902|1968|writer|beard|mouse
John Stuart Mill|m|1806|1873|philosopher|bald
John the Baptist|m|-1|30|prophet|beard long-hair
John von Neumann; Von Neumann|m|1903|1957|mathematician|suit|computer
John Wayne Gacy|m|1942|1994|convict
John Wayne|m|1907|1979|actor|hat|horse
John Wilkes Booth|m|1838|1865|actor|moustache black-hair curly-hair
John Williams|m|1932|-|musician|old beard white-hair|baton
John Wycliffe|m|1328|1384|priest|old beard robe|book
Johnny Cash|m|1932|2003|singer|black-hair|guitar
Johnny Depp|m|1963|-|actor|black-hair moustache
Johnny Weissmuller|m|1904|1984|swimmer|long-hair|chimpanzee
Jomo Kenyatta; Kenyatta|m|1897|1978|president|deep-skin beard hat
Jonah Lomu; Lomu|m|1975|2015|athlete|black-hair short-hair|rugby ball
Jonas Salk; Salk|m|1914|1995|doctor|glasses|vaccine, syringe
Jonathan Swift|m|1667|1745|writer|long-hair
Jorge Amado|m|1912|2001|writer|moustache white-hair
Jorge Luis Borges; Borges|m|1899|1986|writer|old suit|walking cane, library shelf
Jørn Utzon; Jorn Utzon|m|1918|2008|architect||Sydney Opera House
José de San Martín; Jose de San Martin|m|1778|1850|general|black-hair uniform|horse
José Martí; Jose Marti|m|1853|1895|poet|moustache bald suit
José Mujica; Jose Mujica; Pepe Mujica|m|1935|2025|president|old white-hair moustache
José Rizal; Jose Rizal; Rizal|m|1861|1896|writer|black-hair suit|book
Josef Mengele; Mengele|m|1911|1979|doctor|black-hair uniform
Joseph Goebbels; Goebbels|m|1897|1945|politician|black-hair uniform|microphone
Joseph Grimaldi|m|1778|1837|clown
Joseph Haydn; Haydn|m|1732|1809|musician|white-hair|sheet music
Joseph Lister|m|1827|1912|surgeon|gray-hair suit|scalpel
Joseph Marie Jacquard; Jacquard|m|1752|1834|inventor||loom
Joseph McCarthy; Senator McCarthy|m|1908|1957|senator|suit|microphone
Joseph Merrick; Elephant Man; The Elephant Man|m|1862|1890|man|hat
Joseph Priestley|m|1733|1804|chemist|white-hair|lab flask, candle
Joseph Pulitzer; Pulitzer|m|1847|1911|journalist|beard glasses|newspaper
Joseph Smith|m|1805|1844|prophet||book
Joseph Stalin; Stalin|m|1878|1953|politician|moustache uniform black-hair|pipe
Joseph-Ignace Guillotin|m|1738|1814|doctor|white-hair|guillotine
Josephine Baker|f|1906|1975|dancer|deep-skin short-hair black-hair|banana, feather
Josephine Cochrane|f|1839|1913|inventor|bun dress|dishwasher
Joséphine; Empress Joséphine; Empress Josephine; Joséphine de Beauharnais|f|1763|1814|queen|curly-hair crown dress|rose
Josip Broz Tito; Marshal Tito|m|1892|1980|president|uniform
Józef Piłsudski; Jozef Pilsudski; Pilsudski|m|1867|1935|general|moustache uniform
Juan Manuel Fangio; Fangio|m|1911|1995|driver|helmet|sports car
Juan Perón; Juan Peron; Perón; Peron|m|1895|1974|president|black-hair uniform
Juan Ponce de León; Ponce de Leon; Ponce de León|m|1474|1521|conquistador|beard helmet|fountain
Juan Pujol García; Agent Garbo|m|1912|1988|spy|glasses
Juan Sebastián Elcano; Juan Sebastian Elcano; Elcano|m|1486|1526|navigator|beard hat|carrack
Juba II|m|-48|23|king|curly-hair
Judas Iscariot; Judas|m|1|33|man|beard robe|coin, noose
Judit Polgár; Judit Polgar|f|1976|-|woman|long-hair brown-hair|chessboard
Judith Leyster|f|1609|1660|painter|dress|easel
Judith Resnik|f|1949|1986|astronaut|curly-hair black-hair|space shuttle
Judy Garland|f|1922|1969|actress|brown-hair braids dress|rainbow
Jugurtha|m|-160|-104|king|curly-hair
Jules Verne; Verne|m|1828|1905|writer|beard white-hair suit|submarine, hot-air balloon, giant octopus
Julia Child|f|1912|2004|cook|curly-hair short-hair|cooking pot, roast chicken
Julian Assange; Assange|m|1971|-|journalist|white-hair
Juliane Koepcke|f|1954|-|girl|blond-hair long-hair|airplane
Juliet Capulet|f|1583|1597|girl|long-hair dress|balcony
Julio Cortázar; Julio Cortazar|m|1914|1984|writer|beard black-hair
Julius Caesar; Caesar; Gaius Julius Caesar|m|-100|-44|general|short-hair|laurel wreath, toga
Julius Nyerere; Nyerere|m|1922|1999|president|deep-skin moustache gray-hair
Julius Rosenberg|m|1918|1953|spy|glasses moustache
Junko Tabei|f|1939|2016|climber|short-hair black-hair|Mount Everest
Justin Trudeau|m|1971|-|politician|black-hair suit
Justinian; Emperor Justinian; Justinian I|m|482|565|emperor|crown robe|Hagia Sophia
Kabir|m|1440|1518|poet|beard|loom
Kahina; Dihya|f|650|703|queen|long-hair
Kaiser Wilhelm; Kaiser Wilhelm II; Wilhelm II|m|1859|1941|emperor|moustache helmet uniform
Kalidasa|m|375|440|poet
Kalpana Chawla|f|1962|2003|astronaut|black-hair short-hair|space shuttle
Kamala Harris|f|1964|-|politician|black-hair suit
Kamehameha; King Kamehameha; Kamehameha the Great|m|1758|1819|king||canoe, spear
Kangxi Emperor; Kangxi|m|1654|1722|emperor|moustache hat robe
Kanishka|m|78|144|king|beard
Kanye West|m|1977|-|singer|deep-skin short-hair beard|microphone
Kareem Abdul-Jabbar|m|1947|-|basketball player|deep-skin glasses|basketball
Karen Blixen; Isak Dinesen|f|1885|1962|writer|hat|coffee bean, lion
Karl Benz; Carl Benz|m|1844|1929|engineer|moustache suit|car
Karl Dönitz; Karl Donitz|m|1891|1980|sailor|uniform|submarine
Karl Lagerfeld; Lagerfeld|m|1933|2019|designer|white-hair glasses suit|cat
Karl Landsteiner|m|1868|1943|doctor|moustache|blood bag
Karl Marx|m|1818|1883|philosopher|old beard long-hair gray-hair suit|book
Kaspar Hauser|m|1812|1833|boy|curly-hair
Katalin Karikó; Katalin Kariko|f|1955|-|scientist|short-hair blond-hair|vaccine
Kate Middleton|f|1982|-|princess|brown-hair long-hair dress
Katharine Hepburn|f|1907|2003|actress|red-hair
Katherine Johnson|f|1918|2020|mathematician|deep-skin glasses short-hair dress|rocket, calculator
Kathrine Switzer|f|1947|-|runner|brown-hair long-hair|running shoe
Kazimir Malevich; Malevich|m|1879|1935|painter|black-hair
Keanu Reeves|m|1964|-|actor|long-hair black-hair beard|motorcycle
Keith Haring|m|1958|1990|artist|glasses curly-hair
Keith Richards|m|1943|-|guitarist||electric guitar
Kelly Slater|m|1972|-|athlete|bald|surfboard
Khalil Gibran; Kahlil Gibran|m|1883|1931|poet|moustache
Khertek Anchimaa-Toka|f|1912|2008|politician|black-hair
Khufu; Cheops|m|-2620|-2566|pharaoh|crown|Great Pyramid
Khutulun|f|1260|1306|princess|braids|horse
Kim Il-sung; Kim Il Sung|m|1912|1994|politician|black-hair suit
Kim Jong-il; Kim Jong Il|m|1941|2011|politician|glasses curly-hair
Kim Jong-un; Kim Jong Un|m|1984|-|politician|black-hair short-hair|missile
Kim Philby; Philby|m|1912|1988|spy|suit
King Arthur|m|470|537|king|beard crown|sword, stone
King Camp Gillette|m|1855|1932|inventor|moustache|razor
King Charles III; Charles III|m|1948|-|king|white-hair suit|crown
King Chulalongkorn; Chulalongkorn|m|1853|1910|king|moustache uniform
King David|m|-1040|-970|king|beard crown|sling, harp
King Ezana; Ezana|m|303|356|king|deep-skin crown|obelisk
King Herod; Herod the Great|m|-72|-4|king|beard crown
King Hussein of Jordan|m|1935|1999|king|moustache bald suit
King John|m|1166|1216|king|beard crown|scroll
King Lalibela|m|1162|1221|king|deep-skin beard crown|church
King Midas; Midas|m|-738|-696|king|beard crown|pile of gold
King Mongkut; Mongkut|m|1804|1868|king|crown
King Porus; Porus|m|-350|-317|king|beard crown|elephant
King Solomon|m|-990|-931|king|beard crown robe|temple
Kip Thorne|m|1940|-|physicist|bald beard white-hair|black hole
Kiri Te Kanawa|f|1944|-|singer|brown-hair dress
Klaus Fuchs|m|1911|1988|spy|glasses
Kobayashi Issa|m|1763|1828|poet|bald robe|snail
Kobe Bryant|m|1978|2020|basketball player|deep-skin|basketball
Kofi Annan|m|1938|2018|politician|deep-skin gray-hair beard suit
Konosuke Matsushita|m|1894|1989|businessman|suit|light bulb
Konrad Adenauer; Adenauer|m|1876|1967|politician|old suit|rose
Konrad Lorenz|m|1903|1989|biologist|white-hair beard|goose
Konrad Zuse|m|1910|1995|inventor|suit|computer
Konstantin Tsiolkovsky; Tsiolkovsky|m|1857|1935|scientist|old beard glasses|rocket
Koxinga|m|1624|1662|general|beard|ship
Krishna; Lord Krishna|m|-500|500|man|crown black-hair|flute, cow, peacock
Krystyna Skarbek; Christine Granville|f|1908|1952|spy|brown-hair
Kublai Khan|m|1215|1294|emperor|beard hat robe|palace
Kurt Cobain; Cobain|m|1967|1994|singer|blond-hair long-hair|electric guitar
Kurt Gödel; Kurt Godel; Gödel; Godel|m|1906|1978|mathematician|glasses suit
Kurt Vonnegut; Vonnegut|m|1922|2007|writer|moustache curly-hair
Kwame Nkrumah; Nkrumah|m|1909|1972|president|deep-skin bald
Kylian Mbappé; Kylian Mbappe; Mbappé; Mbappe|m|1998|-|footballer|deep-skin short-hair|football
L. Frank Baum|m|1856|1919|writer|moustache
La Malinche; Malinche|f|1500|1529|slave|black-hair long-hair
Lady Gaga|f|1986|-|singer|blond-hair long-hair dress|microphone, piano
Lady Hamilton; Emma Hamilton|f|1765|1815|woman|dress brown-hair
Lady Jane Grey|f|1537|1554|queen|dress red-hair|axe
Lady Trieu|f|226|248|general|black-hair|elephant, sword
Lance Armstrong|m|1971|-|cyclist|helmet|bicycle
Lang Lang|m|1982|-|pianist|black-hair suit|piano
Langston Hughes|m|1901|1967|poet|deep-skin moustache suit|typewriter
Lao Tzu; Laozi; Lao-Tzu|m|-570|-490|philosopher|old beard white-hair robe|ox, yin and yang
Lapulapu; Lapu-Lapu|m|1491|1542|hero|black-hair long-hair|sword
Larry Bird|m|1956|-|basketball player|blond-hair|basketball
Larry Page|m|1973|-|businessman|gray-hair|search engine
László Bíró; Laszlo Biro|m|1899|1985|inventor|glasses|pen
Lata Mangeshkar|f|1929|2022|singer|braids black-hair|microphone
Laura Ingalls Wilder|f|1867|1957|writer|bun dress|covered wagon
Laurel and Hardy; Stan Laurel|m|1890|1965|actor|hat suit
Lautaro|m|1534|1557|hero|black-hair long-hair|spear
Lazarus|m|-10|60|man|robe|tomb
Le Corbusier|m|1887|1965|architect|glasses suit
LeBron James; LeBron|m|1984|-|basketball player|deep-skin beard|basketball
Lech Walesa; Lech Wałęsa; Walesa|m|1943|-|president|moustache
Lee Harvey Oswald|m|1939|1963|man|short-hair
Lee Krasner|f|1908|1984|painter|short-hair|paintbrush
Lee Kuan Yew|m|1923|2015|politician|old white-hair suit
Lee Miller|f|1907|1977|photographer|blond-hair|camera, bathtub
Leif Erikson; Leif Eriksson|m|970|1020|viking|beard helmet|Viking ship
Leni Riefenstahl; Riefenstahl|f|1902|2003|woman|brown-hair|film camera
Leo Szilard|m|1898|1964|physicist|suit|nuclear reactor
Leo Tolstoy; Tolstoy|m|1828|1910|writer|old beard white-hair|book
Léon Foucault; Leon Foucault|m|1819|1868|physicist||pendulum
Leon Trotsky; Trotsky|m|1879|1940|politician|beard glasses curly-hair|pickaxe
Leonard Bernstein|m|1918|1990|musician|gray-hair suit|baton
Leonardo da Vinci; Da Vinci; Leonardo|m|1452|1519|painter|old beard long-hair white-hair hat|Mona Lisa, wing, notebook
Leonardo DiCaprio; DiCaprio|m|1974|-|actor|blond-hair suit
Leonhard Euler; Euler|m|1707|1783|mathematician|hat
Leonid Brezhnev; Brezhnev|m|1906|1982|politician|black-hair suit|medal
Leonidas; King Leonidas|m|-540|-480|king|beard helmet|shield, spear
Leopold II; King Leopold|m|1835|1909|king|old beard white-hair uniform
Léopold Sédar Senghor; Leopold Senghor; Senghor|m|1906|2001|president|deep-skin glasses suit
Lev Yashin; Yashin|m|1929|1990|goalkeeper|black-hair|football, goal net
Levi Strauss|m|1829|1902|businessman|beard bald|jeans
Lewis Carroll|m|1832|1898|writer|suit|rabbit, pocket watch
Lewis Hamilton|m|1985|-|driver|deep-skin braids|sports car
Lewis Latimer|m|1848|1928|inventor|deep-skin glasses moustache|light bulb
Li Bai; Li Po|m|701|762|poet|beard hat robe|moon, wine
Li Qingzhao|f|1084|1155|poet|black-hair bun robe
Lily Parr|f|1905|1978|footballer|black-hair|football
Lindsey Vonn|f|1984|-|athlete|blond-hair|ski
Linus Pauling|m|1901|1994|chemist|white-hair suit hat|molecule, vitamin
Linus Torvalds|m|1969|-|programmer|glasses|penguin, computer code
Lionel Messi; Messi|m|1987|-|footballer|beard brown-hair|football, trophy
Lise Meitner; Meitner|f|1878|1968|physicist|bun|atomic nucleus
Little John|m|1160|1245|outlaw|beard
Little Richard|m|1932|2020|pianist|deep-skin black-hair moustache suit|piano
Liu Bang|m|-256|-195|emperor|beard hat robe
Livia Drusilla; Empress Livia|f|-59|29|queen|bun
Livy|m|-59|17|historian|short-hair|scroll
Lizzie Borden|f|1860|1927|woman|bun dress|axe
Lobengula|m|1845|1894|king|deep-skin
Loki|m|200|1000|man|black-hair
Lola Montez|f|1821|1861|dancer|black-hair dress|spider
Lope de Vega|m|1562|1635|writer|beard
Lord Byron; Byron|m|1788|1824|poet|curly-hair black-hair
Lord Carnarvon|m|1866|1923|nobleman|moustache hat|tomb
Lord Kitchener; Kitchener|m|1850|1916|general|moustache uniform hat|poster
Lorenzo de' Medici; Lorenzo de Medici; Lorenzo the Magnificent|m|1449|1492|nobleman|black-hair
Lou Gehrig|m|1903|1941|athlete|hat|baseball
Louis Armstrong|m|1901|1971|musician|deep-skin suit|trumpet
Louis Blériot; Louis Bleriot; Blériot; Bleriot|m|1872|1936|pilot|moustache|airplane
Louis Braille|m|1809|1852|inventor|curly-hair|book
Louis Daguerre; Daguerre|m|1787|1851|photographer|moustache curly-hair|camera
Louis Leakey|m|1903|1972|archaeologist|white-hair|skeleton
Louis Pasteur; Pasteur|m|1822|1895|scientist|beard gray-hair suit|microscope, vaccine, glass of milk
Louis Vuitton|m|1821|1892|craftsman|moustache|suitcase
Louis XIII|m|1601|1643|king|moustache long-hair
Louis XIV; Sun King; The Sun King|m|1638|1715|king|long-hair curly-hair|palace, sun
Louis XV|m|1710|1774|king|white-hair
Louis XVI; Louis the Sixteenth|m|1754|1793|king|white-hair|guillotine
Louisa May Alcott|f|1832|1888|writer|bun dress
Louise Bourgeois|f|1911|2010|sculptor|old|spider
Lü Bu; Lu Bu|m|161|199|general|helmet|horse
Lu Xun|m|1881|1936|writer|moustache robe
Lucian Freud|m|1922|2011|painter
Luciano Pavarotti; Pavarotti|m|1935|2007|singer|beard black-hair suit|microphone
Lucille Ball|f|1911|1989|actress|red-hair curly-hair dress|television
Lucky Luciano; Charles Luciano|m|1897|1962|gangster|black-hair suit
Lucretia Mott|f|1793|1880|woman|dress
Lucrezia Borgia|f|1480|1519|noblewoman|blond-hair long-hair dress|ring
Ludwig Boltzmann; Boltzmann|m|1844|1906|physicist|beard glasses curly-hair
Ludwig II; King Ludwig II; Ludwig of Bavaria|m|1845|1886|king|beard black-hair|castle, swan
Ludwig Mies van der Rohe; Mies van der Rohe|m|1886|1969|architect|suit|skyscraper
Ludwig van Beethoven; Beethoven|m|1770|1827|pianist|gray-hair long-hair curly-hair|piano, ear
Ludwig Wittgenstein; Wittgenstein|m|1889|1951|philosopher|curly-hair
Luigi Galvani; Galvani|m|1737|1798|scientist|white-hair|frog
Luís de Camões; Luis de Camoes|m|1524|1580|poet|beard
Lula; Luiz Inácio Lula da Silva; Lula da Silva|m|1945|-|president|beard white-hair suit
Lumière brothers; Lumiere brothers; Auguste and Louis Lumière|m|1862|1954|inventor|moustache suit|film camera, cinema
Lyndon B. Johnson; Lyndon Johnson; LBJ|m|1908|1973|president|suit
Lyudmila Pavlichenko; Ludmila Pavlichenko|f|1916|1974|soldier|short-hair uniform
M. C. Escher; M.C. Escher; Escher|m|1898|1972|artist|beard|stairs
Macbeth|m|1005|1057|king|beard crown|knife
Machado de Assis|m|1839|1908|writer|deep-skin beard glasses
Madam C. J. Walker; Madam C.J. Walker; Sarah Breedlove|f|1867|1919|businesswoman|deep-skin black-hair dress|hairbrush
Madame de Pompadour|f|1721|1764|noblewoman|dress
Madame LaLaurie; Delphine LaLaurie|f|1787|1849|woman|dress
Madame Tussaud; Marie Tussaud|f|1761|1850|artist|dress glasses|candle
Madonna|f|1958|-|singer|blond-hair|microphone
Mae Jemison|f|1956|-|astronaut|deep-skin short-hair black-hair|space shuttle
Magic Johnson|m|1959|-|basketball player|deep-skin|basketball
Magnus Carlsen; Carlsen|m|1990|-|man|brown-hair|chessboard, chess
Mahatma Gandhi; Gandhi; Mohandas Gandhi|m|1869|1948|lawyer|old bald moustache glasses|spinning wheel, salt
Mahavira|m|-599|-527|monk|short-hair
Maimonides|m|1138|1204|philosopher|beard turban robe|book
Major Taylor; Marshall Taylor|m|1878|1932|cyclist|deep-skin|bicycle
Malala Yousafzai; Malala|f|1997|-|girl|headscarf|book
Malcolm X|m|1925|1965|man|deep-skin glasses beard suit|microphone
Manco Inca|m|1515|1544|emperor|black-hair crown
Manny Pacquiao; Pacquiao|m|1978|-|boxer|black-hair|boxing glove
Mansa Musa|m|1280|1337|king|deep-skin beard crown robe|pile of gold, camel
Manuela Sáenz; Manuela Saenz|f|1797|1856|woman|black-hair uniform
Mao Zedong; Chairman Mao; Mao; Mao Tse-tung|m|1893|1976|politician|black-hair
Marc Chagall; Chagall|m|1887|1985|painter|curly-hair white-hair|stained glass window
Marcel Duchamp; Duchamp|m|1887|1968|artist|suit|toilet
Marcel Marceau|m|1923|2007|clown|curly-hair hat|flower
Marcel Proust; Proust|m|1871|1922|writer|moustache black-hair suit
Marco Polo|m|1254|1324|explorer|beard hat robe|camel
Marcus Aurelius|m|121|180|emperor|beard curly-hair|book
Marcus Garvey; Garvey|m|1887|1940|politician|deep-skin hat uniform moustache
Marcus Junius Brutus; Brutus|m|-85|-42|senator|short-hair|knife, toga
Margaret Hamilton|f|1936|-|programmer|glasses long-hair brown-hair|stack of paper, lunar lander
Margaret Knight|f|1838|1914|inventor|bun dress|shopping bag
Margaret Mead|f|1901|1978|scientist|short-hair glasses
Margaret Thatcher; Thatcher; Iron Lady; The Iron Lady|f|1925|2013|politician|blond-hair suit|handbag
Maria Anna Mozart; Nannerl Mozart; Nannerl|f|1751|1829|pianist|dress|piano
Maria Callas; Callas|f|1923|1977|singer|black-hair bun dress|opera house
Maria Mitchell|f|1818|1889|astronomer|curly-hair dress|comet, telescope
Maria Montessori; Montessori|f|1870|1952|teacher|white-hair bun dress
Maria Sibylla Merian|f|1647|1717|biologist|dress|butterfly, caterpillar, flower
Maria Tallchief|f|1925|2013|dancer|black-hair bun|ballet shoe
Maria Theresa|f|1717|1780|queen|white-hair crown dress
Marie Antoinette|f|1755|1793|queen|white-hair dress|guillotine, cake
Marie Curie; Madame Curie; Curie; Maria Sklodowska|f|1867|1934|physicist|bun curly-hair dress|radium, test tube
Marie Laveau|f|1801|1881|woman|deep-skin headscarf|snake
Marilyn Monroe; Norma Jeane|f|1926|1962|actress|blond-hair short-hair curly-hair dress|diamond
Marina Abramović; Marina Abramovic|f|1946|-|artist|black-hair long-hair
Mario Vargas Llosa; Vargas Llosa|m|1936|2025|writer|white-hair suit
Mark Antony; Marc Antony|m|-83|-30|general|curly-hair
Mark Rothko; Rothko|m|1903|1970|painter|bald glasses|painting
Mark Spitz|m|1950|-|swimmer|moustache black-hair|swimming pool, gold medal
Mark Twain; Samuel Clemens|m|1835|1910|writer|old moustache white-hair curly-hair suit|steamboat, raft
Mark Zuckerberg; Zuckerberg|m|1984|-|programmer|curly-hair brown-hair|like button, laptop
Marlene Dietrich|f|1901|1992|actress|blond-hair top-hat suit|top hat
Marlon Brando; Brando|m|1924|2004|actor||motorcycle
Marquis de Lafayette; Lafayette|m|1757|1834|general|white-hair uniform
Marquis de Sade|m|1740|1814|writer|white-hair
Marsha P. Johnson|f|1945|1992|woman|deep-skin curly-hair|flower
Martha Graham|f|1894|1991|dancer|black-hair bun dress
Martha Washington|f|1731|1802|woman|white-hair dress
Martin Heidegger; Heidegger|m|1889|1976|philosopher|moustache suit
Martin Luther King; Martin Luther King Jr.; Dr. King; MLK|m|1929|1968|priest|deep-skin moustache suit|microphone
Martin Luther|m|1483|1546|monk|hat robe|church, hammer
Martin Scorsese; Scorsese|m|1942|-|man|gray-hair glasses|clapperboard
Martina Navratilova; Navratilova|f|1956|-|tennis player|short-hair blond-hair|tennis racket
Marvin Gaye|m|1939|1984|singer|deep-skin beard|microphone
Mary Anderson|f|1866|1953|inventor|bun dress|windshield wiper
Mary Anning|f|1799|1847|scientist|dress hat|fossil, ammonite
Mary Cassatt|f|1844|1926|painter|hat dress|palette
Mary I; Mary Tudor|f|1516|1558|queen|crown dress|fire
Mary Jackson|f|1921|2005|engineer|deep-skin short-hair dress|airplane
Mary Kingsley|f|1862|1900|explorer|bun dress hat|canoe
Mary Leakey|f|1913|1996|archaeologist|gray-hair|footprint, skeleton
Mary Magdalene|f|1|60|woman|long-hair red-hair robe
Mary Pickford|f|1892|1979|actress|curly-hair long-hair blond-hair dress
Mary Quant|f|1930|2023|designer|short-hair|skirt
Mary Queen of Scots; Mary Stuart|f|1542|1587|queen|red-hair dress|axe
Mary Read|f|1685|1721|pirate|hat|pirate ship
Mary Seacole; Seacole|f|1805|1881|nurse|deep-skin bun dress|medicine
Mary Shelley|f|1797|1851|writer|bun dress|lightning
Mary Todd Lincoln|f|1818|1882|woman|bun dress
Mary Wollstonecraft; Wollstonecraft|f|1759|1797|writer|dress|book
Maryam Mirzakhani|f|1977|2017|mathematician|short-hair
Mata Hari|f|1876|1917|dancer|black-hair dress
Matsuo Basho; Basho; Bashō|m|1644|1694|poet|hat robe|frog
Matteo Ricci|m|1552|1610|priest|beard robe hat|map
Matthew Henson|m|1866|1955|explorer|deep-skin moustache|sled
Matthew Perry; Commodore Perry|m|1794|1858|sailor|uniform curly-hair|steamboat
Maurice Ravel|m|1875|1937|musician|suit|drum
Max Planck; Planck|m|1858|1947|physicist|old bald glasses moustache suit
Max Weber|m|1864|1920|scholar|beard
Maxim Gorky|m|1868|1936|writer|moustache
Maximilian Kolbe|m|1894|1941|monk|glasses robe
Maximilien Robespierre; Robespierre|m|1758|1794|lawyer|white-hair|guillotine
Maya Angelou|f|1928|2014|poet|deep-skin|birdcage
Mayer Amschel Rothschild; Nathan Rothschild|m|1744|1812|banker||pile of coins
Medusa|f|-1350|-1300|woman|long-hair|snake
Megan Rapinoe|f|1985|-|footballer|short-hair|football
Meghan Markle|f|1981|-|duchess|black-hair long-hair dress
Mehmed the Conqueror; Mehmed II|m|1432|1481|sultan|beard turban robe|cannon
Mencius|m|-372|-289|philosopher|beard robe
Menelik II; Emperor Menelik|m|1844|1913|emperor|deep-skin beard crown
Mercedes Sosa|f|1935|2009|singer|black-hair long-hair|drum
Meriwether Lewis|m|1774|1809|explorer|hat|canoe, map
Merlin|m|440|540|wizard|old beard white-hair hat robe|wand
Meryl Streep|f|1949|-|actress|blond-hair
Messalina|f|20|48|queen|curly-hair bun
Methuselah|m|-3300|-2400|man|old beard white-hair
Meyer Lansky|m|1902|1983|gangster|suit
Michael Collins|m|1930|2021|astronaut|short-hair|moon, space capsule
Michael Faraday; Faraday|m|1791|1867|physicist|gray-hair suit|magnet, magnetic field
Michael Jackson|m|1958|2009|singer|black-hair hat|glove, hat
Michael Jordan|m|1963|-|basketball player|deep-skin bald|basketball, sneaker
Michael Phelps; Phelps|m|1985|-|swimmer|short-hair|swimming pool, gold medal
Michael Schumacher; Schumacher|m|1969|-|driver|helmet|sports car, trophy
Michel de Montaigne; Montaigne|m|1533|1592|philosopher|beard bald|quill
Michel Foucault|m|1926|1984|philosopher|bald glasses|prison
Michelangelo; Michelangelo Buonarroti|m|1475|1564|sculptor|beard curly-hair|statue, chisel
Michelle Obama|f|1964|-|lawyer|deep-skin long-hair dress
Michio Kaku|m|1947|-|physicist|white-hair long-hair suit
Mick Jagger|m|1943|-|singer|brown-hair|microphone
Miep Gies|f|1909|2010|woman||diary
Miguel de Cervantes; Cervantes|m|1547|1616|writer|beard|windmill, quill
Miguel Hidalgo; Father Hidalgo|m|1753|1811|priest|old bald white-hair|bell
Mike Tyson|m|1966|-|boxer|deep-skin short-hair|boxing glove, ear, pigeon
Mikhail Baryshnikov; Baryshnikov|m|1948|-|dancer|blond-hair|ballet shoe
Mikhail Bulgakov; Bulgakov|m|1891|1940|writer|blond-hair suit|cat
Mikhail Gorbachev; Gorbachev|m|1931|2022|president|bald suit
Mikhail Kalashnikov; Kalashnikov|m|1919|2013|engineer|old gray-hair uniform
Miles Davis|m|1926|1991|musician|deep-skin suit|trumpet
Milo of Croton|m|-555|-510|athlete|beard|ox
Milton Friedman|m|1912|2006|scholar|bald glasses suit
Milton Hershey|m|1857|1945|businessman|moustache suit|chocolate
Mimar Sinan; Sinan|m|1489|1588|architect|beard turban robe|mosque
Minamoto no Yoritomo|m|1147|1199|shogun|hat robe
`
