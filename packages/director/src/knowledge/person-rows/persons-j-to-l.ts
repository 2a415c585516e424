/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_J_TO_L = `
J. D. Salinger; J.D. Salinger; Salinger|m|1919|2010|writer
J. Edgar Hoover; Edgar Hoover|m|1895|1972|detective
J. J. Thomson|m|1856|1940|physicist|electron
J. K. Rowling; J.K. Rowling; Rowling|f|1965|-|writer|owl, wand
J. M. Coetzee|m|1940|-|writer
J. P. Morgan; J.P. Morgan|m|1837|1913|banker|bank
J. Paul Getty|m|1892|1976|businessman|oil well
J. R. R. Tolkien; J.R.R. Tolkien; Tolkien|m|1892|1973|writer|ring, dragon, pipe
J. Robert Oppenheimer; Robert Oppenheimer; Oppenheimer|m|1904|1967|physicist|mushroom cloud, pipe
Jacinda Ardern|f|1980|-|politician
Jack Daniel|m|1849|1911|businessman|whiskey bottle
Jack Johnson|m|1878|1946|boxer|boxing glove
Jack Kerouac; Kerouac|m|1922|1969|writer|road, typewriter
Jack London|m|1876|1916|writer|wolf, dog
Jack Ma|m|1964|-|businessman
Jack Nicklaus|m|1940|-|athlete|golf club
Jack Ruby|m|1911|1967|man
Jack the Ripper|m|1850|1900|man|knife, fog
Jackie Chan|m|1954|-|actor
Jackie Kennedy; Jacqueline Kennedy; Jackie Onassis|f|1929|1994|woman
Jackie Robinson|m|1919|1972|athlete|baseball bat, baseball
Jackson Pollock; Pollock|m|1912|1956|painter|paint can
Jacob Roggeveen|m|1659|1729|explorer|moai, ship
Jacques Cartier|m|1491|1557|explorer|ship
Jacques Cousteau; Cousteau|m|1910|1997|diver|diving mask, ship
Jacques Piccard|m|1922|2008|explorer|submarine
Jacques-Louis David|m|1748|1825|painter|painting
Jagadish Chandra Bose|m|1858|1937|scientist|plant
Jahangir|m|1569|1627|emperor
Jair Bolsonaro; Bolsonaro|m|1955|-|president
Jakob Fugger; Fugger|m|1459|1525|banker|pile of coins
James Baldwin|m|1924|1987|writer|typewriter
James Bond|m|1921|-|spy|sports car
James Brown|m|1933|2006|singer|microphone
James Cameron|m|1954|-|man|submarine, Titanic
James Chadwick|m|1891|1974|physicist|neutron
James Clerk Maxwell|m|1831|1879|physicist|magnetic field
James Cook; Captain Cook; Captain James Cook|m|1728|1779|captain|ship, map
James Dean|m|1931|1955|actor|sports car
James Hargreaves|m|1720|1778|weaver|spinning wheel
James Hutton|m|1726|1797|scientist|rock
James I|m|1566|1625|king
James Joyce|m|1882|1941|writer
James Madison|m|1751|1836|president|quill
James McNeill Whistler|m|1834|1903|painter
James Naismith|m|1861|1939|teacher|basketball, basket
James Prescott Joule|m|1818|1889|physicist
James Watson|m|1928|2025|biologist|dna
James Watt|m|1736|1819|inventor|steam engine
Jamie Oliver|m|1975|-|cook|cooking pot
Jan Hus|m|1370|1415|priest|fire
Jan van Eyck|m|1390|1441|painter|mirror
Jane Addams|f|1860|1935|woman
Jane Austen; Austen|f|1775|1817|writer|quill
Jane Goodall; Goodall|f|1934|2025|biologist|chimpanzee, binoculars
Jane Seymour|f|1508|1537|queen
Janis Joplin|f|1943|1970|singer|microphone
Jawaharlal Nehru; Nehru|m|1889|1964|politician|rose
Jay-Z|m|1969|-|singer|microphone
Jayavarman VII|m|1122|1218|king|temple
Jean Batten|f|1909|1982|pilot|airplane
Jean de La Fontaine; La Fontaine|m|1621|1695|poet|crow, fox
Jean Moulin|m|1899|1943|spy|scarf
Jean Piaget; Piaget|m|1896|1980|psychologist
Jean Sibelius; Sibelius|m|1865|1957|musician
Jean-Bédel Bokassa; Bokassa|m|1921|1996|emperor|throne
Jean-Claude Killy|m|1943|-|athlete|ski
Jean-Eugène Robert-Houdin; Robert-Houdin|m|1805|1871|magician
Jean-François Champollion; Jean-Francois Champollion; Champollion|m|1790|1832|scholar|hieroglyphs
Jean-François Millet|m|1814|1875|painter|wheat
Jean-Jacques Dessalines; Dessalines|m|1758|1806|emperor
Jean-Jacques Rousseau; Rousseau|m|1712|1778|philosopher
Jean-Michel Basquiat; Basquiat|m|1960|1988|painter|crown
Jean-Paul Marat; Marat|m|1743|1793|journalist|bathtub
Jean-Paul Sartre; Sartre|m|1905|1980|philosopher|pipe
Jeanne Baret|f|1740|1807|explorer|plant, ship
Jeanne Calment|f|1875|1997|woman
Jeff Bezos; Bezos|m|1964|-|businessman|package, rocket
Jefferson Davis|m|1808|1889|president
Jeffrey Dahmer; Dahmer|m|1960|1994|convict
Jennifer Doudna|f|1964|-|scientist|dna
Jenny Lind|f|1820|1887|singer
Jensen Huang|m|1963|-|businessman|graphics card
Jeremy Bentham; Bentham|m|1748|1832|philosopher
Jesse James|m|1847|1882|outlaw|train, wanted poster
Jesse Livermore|m|1877|1940|investor|stock chart
Jesse Owens|m|1913|1980|sprinter|gold medal, running track
Jesus Christ; Jesus of Nazareth; Jesus|m|-4|33|prophet|cross
Jet Li|m|1963|-|actor
Jezebel|f|-890|-842|queen
Jigoro Kano|m|1860|1938|athlete|judo uniform
Jim Carrey|m|1962|-|actor
Jim Henson|m|1936|1990|man|puppet, frog
Jim Jones|m|1931|1978|priest
Jim Lovell|m|1928|2025|astronaut|space capsule
Jim Morrison|m|1943|1971|singer|microphone
Jim Thorpe|m|1887|1953|athlete|gold medal, American football
Jimi Hendrix; Hendrix|m|1942|1970|guitarist|electric guitar
Jimmy Carter|m|1924|2024|president|peanut
Jimmy Hoffa; Hoffa|m|1913|1975|man|truck
Jimmy Page|m|1944|-|guitarist|electric guitar
Joan Baez|f|1941|-|singer|guitar
Joan Miró; Joan Miro|m|1893|1983|painter|star
Joan of Arc; Jeanne d'Arc|f|1412|1431|knight|armor, sword, fire
Joanna the Mad; Juana la Loca|f|1479|1555|queen|coffin
Jocelyn Bell Burnell; Jocelyn Bell|f|1943|-|astronomer|radio telescope
Joe Biden; Biden|m|1942|-|president
Joe DiMaggio|m|1914|1999|athlete|baseball
Joe Frazier|m|1944|2011|boxer|boxing glove
Joe Louis|m|1914|1981|boxer|boxing glove
Johan Cruyff; Cruyff|m|1947|2016|footballer|football
Johann Sebastian Bach; Bach; J. S. Bach|m|1685|1750|musician|piano, sheet music
Johann Strauss; Johann Strauss II|m|1825|1899|violinist|violin
Johann Wolfgang von Goethe; Goethe|m|1749|1832|writer|quill
Johannes Brahms; Brahms|m|1833|1897|pianist|piano
Johannes Gutenberg; Gutenberg|m|1400|1468|inventor|printing press
Johannes Kepler; Kepler|m|1571|1630|astronomer|orbit, planet
Johannes Vermeer; Vermeer|m|1632|1675|painter|earring, pearl
John Adams|m|1735|1826|president
John Boyd Dunlop|m|1840|1921|inventor|tire
John Brown|m|1800|1859|man
John Cage|m|1912|1992|musician|piano
John Calvin|m|1509|1564|priest
John Coltrane; Coltrane|m|1926|1967|musician|saxophone
John Constable|m|1776|1837|painter|painting
John D. Rockefeller; Rockefeller|m|1839|1937|businessman|oil barrel, oil well
John Dalton|m|1766|1844|chemist|atom
John Dee|m|1527|1608|scholar|crystal ball
John Dillinger; Dillinger|m|1903|1934|bandit|bank, cash
John Donne|m|1572|1631|poet|bell
John F. Kennedy; JFK; John Kennedy; President Kennedy|m|1917|1963|president|limousine
John Franklin; Sir John Franklin|m|1786|1847|explorer|ship, ice floe
John Glenn|m|1921|2016|astronaut|space capsule
John Gotti|m|1940|2002|gangster
John Harrison|m|1693|1776|watchmaker|clock, pocket watch
John Jacob Astor|m|1763|1848|businessman|beaver
John Keats; Keats|m|1795|1821|poet
John Lennon; Lennon|m|1940|1980|singer|piano, guitar
John Lewis|m|1940|2020|politician|bridge
John Locke|m|1632|1704|philosopher
John Logie Baird|m|1888|1946|inventor|television
John Maynard Keynes; Keynes|m|1883|1946|scholar
John McEnroe; McEnroe|m|1959|-|tennis player|tennis racket
John Milton|m|1608|1674|poet
John Nash|m|1928|2015|mathematician
John Pemberton|m|1831|1888|pharmacist|cola
John Roebling; Washington Roebling|m|1837|1926|engineer|bridge
John Snow|m|1813|1858|doctor|hand pump, map
John Steinbeck; Steinbeck|m|1902|1968|writer|mouse
John Stuart Mill|m|1806|1873|philosopher
John the Baptist|m|-1|30|prophet
John von Neumann; Von Neumann|m|1903|1957|mathematician|computer
John Wayne Gacy|m|1942|1994|convict
John Wayne|m|1907|1979|actor|horse
John Wilkes Booth|m|1838|1865|actor
John Williams|m|1932|-|musician|baton
John Wycliffe|m|1328|1384|priest|book
Johnny Cash|m|1932|2003|singer|guitar
Johnny Depp|m|1963|-|actor
Johnny Weissmuller|m|1904|1984|swimmer|chimpanzee
Jomo Kenyatta; Kenyatta|m|1897|1978|president
Jonah Lomu; Lomu|m|1975|2015|athlete|rugby ball
Jonas Salk; Salk|m|1914|1995|doctor|vaccine, syringe
Jonathan Swift|m|1667|1745|writer
Jorge Amado|m|1912|2001|writer
Jorge Luis Borges; Borges|m|1899|1986|writer|walking cane, library shelf
Jørn Utzon; Jorn Utzon|m|1918|2008|architect|Sydney Opera House
José de San Martín; Jose de San Martin|m|1778|1850|general|horse
José Martí; Jose Marti|m|1853|1895|poet
José Mujica; Jose Mujica; Pepe Mujica|m|1935|2025|president
José Rizal; Jose Rizal; Rizal|m|1861|1896|writer|book
Josef Mengele; Mengele|m|1911|1979|doctor
Joseph Goebbels; Goebbels|m|1897|1945|politician|microphone
Joseph Grimaldi|m|1778|1837|clown
Joseph Haydn; Haydn|m|1732|1809|musician|sheet music
Joseph Lister|m|1827|1912|surgeon|scalpel
Joseph Marie Jacquard; Jacquard|m|1752|1834|inventor|loom
Joseph McCarthy; Senator McCarthy|m|1908|1957|senator|microphone
Joseph Merrick; Elephant Man; The Elephant Man|m|1862|1890|man
Joseph Priestley|m|1733|1804|chemist|lab flask, candle
Joseph Pulitzer; Pulitzer|m|1847|1911|journalist|newspaper
Joseph Smith|m|1805|1844|prophet|book
Joseph Stalin; Stalin|m|1878|1953|politician|pipe
Joseph-Ignace Guillotin|m|1738|1814|doctor|guillotine
Josephine Baker|f|1906|1975|dancer|banana, feather
Josephine Cochrane|f|1839|1913|inventor|dishwasher
Joséphine; Empress Joséphine; Empress Josephine; Joséphine de Beauharnais|f|1763|1814|queen|rose
Josip Broz Tito; Marshal Tito|m|1892|1980|president
Józef Piłsudski; Jozef Pilsudski; Pilsudski|m|1867|1935|general
Juan Manuel Fangio; Fangio|m|1911|1995|driver|sports car
Juan Perón; Juan Peron; Perón; Peron|m|1895|1974|president
Juan Ponce de León; Ponce de Leon; Ponce de León|m|1474|1521|conquistador|fountain
Juan Pujol García; Agent Garbo|m|1912|1988|spy
Juan Sebastián Elcano; Juan Sebastian Elcano; Elcano|m|1486|1526|navigator|carrack
Juba II|m|-48|23|king
Judas Iscariot; Judas|m|1|33|man|coin, noose
Judit Polgár; Judit Polgar|f|1976|-|woman|chessboard
Judith Leyster|f|1609|1660|painter|easel
Judith Resnik|f|1949|1986|astronaut|space shuttle
Judy Garland|f|1922|1969|actress|rainbow
Jugurtha|m|-160|-104|king
Jules Verne; Verne|m|1828|1905|writer|submarine, hot-air balloon, giant octopus
Julia Child|f|1912|2004|cook|cooking pot, roast chicken
Julian Assange; Assange|m|1971|-|journalist
Juliane Koepcke|f|1954|-|girl|airplane
Juliet Capulet|f|1583|1597|girl|balcony
Julio Cortázar; Julio Cortazar|m|1914|1984|writer
Julius Caesar; Caesar; Gaius Julius Caesar|m|-100|-44|general|laurel wreath, toga
Julius Nyerere; Nyerere|m|1922|1999|president
Julius Rosenberg|m|1918|1953|spy
Junko Tabei|f|1939|2016|climber|Mount Everest
Justin Trudeau|m|1971|-|politician
Justinian; Emperor Justinian; Justinian I|m|482|565|emperor|Hagia Sophia
Kabir|m|1440|1518|poet|loom
Kahina; Dihya|f|650|703|queen
Kaiser Wilhelm; Kaiser Wilhelm II; Wilhelm II|m|1859|1941|emperor
Kalidasa|m|375|440|poet
Kalpana Chawla|f|1962|2003|astronaut|space shuttle
Kamala Harris|f|1964|-|politician
Kamehameha; King Kamehameha; Kamehameha the Great|m|1758|1819|king|canoe, spear
Kangxi Emperor; Kangxi|m|1654|1722|emperor
Kanishka|m|78|144|king
Kanye West|m|1977|-|singer|microphone
Kareem Abdul-Jabbar|m|1947|-|basketball player|basketball
Karen Blixen; Isak Dinesen|f|1885|1962|writer|coffee bean, lion
Karl Benz; Carl Benz|m|1844|1929|engineer|car
Karl Dönitz; Karl Donitz|m|1891|1980|sailor|submarine
Karl Lagerfeld; Lagerfeld|m|1933|2019|designer|cat
Karl Landsteiner|m|1868|1943|doctor|blood bag
Karl Marx|m|1818|1883|philosopher|book
Kaspar Hauser|m|1812|1833|boy
Katalin Karikó; Katalin Kariko|f|1955|-|scientist|vaccine
Kate Middleton|f|1982|-|princess
Katharine Hepburn|f|1907|2003|actress
Katherine Johnson|f|1918|2020|mathematician|rocket, calculator
Kathrine Switzer|f|1947|-|runner|running shoe
Kazimir Malevich; Malevich|m|1879|1935|painter
Keanu Reeves|m|1964|-|actor|motorcycle
Keith Haring|m|1958|1990|artist
Keith Richards|m|1943|-|guitarist|electric guitar
Kelly Slater|m|1972|-|athlete|surfboard
Khalil Gibran; Kahlil Gibran|m|1883|1931|poet
Khertek Anchimaa-Toka|f|1912|2008|politician
Khufu; Cheops|m|-2620|-2566|pharaoh|Great Pyramid
Khutulun|f|1260|1306|princess|horse
Kim Il-sung; Kim Il Sung|m|1912|1994|politician
Kim Jong-il; Kim Jong Il|m|1941|2011|politician
Kim Jong-un; Kim Jong Un|m|1984|-|politician|missile
Kim Philby; Philby|m|1912|1988|spy
King Arthur|m|470|537|king|sword, stone
King Camp Gillette|m|1855|1932|inventor|razor
King Charles III; Charles III|m|1948|-|king|crown
King Chulalongkorn; Chulalongkorn|m|1853|1910|king
King David|m|-1040|-970|king|sling, harp
King Ezana; Ezana|m|303|356|king|obelisk
King Herod; Herod the Great|m|-72|-4|king
King Hussein of Jordan|m|1935|1999|king
King John|m|1166|1216|king|scroll
King Lalibela|m|1162|1221|king|church
King Midas; Midas|m|-738|-696|king|pile of gold
King Mongkut; Mongkut|m|1804|1868|king
King Porus; Porus|m|-350|-317|king|elephant
King Solomon|m|-990|-931|king|temple
Kip Thorne|m|1940|-|physicist|black hole
Kiri Te Kanawa|f|1944|-|singer
Klaus Fuchs|m|1911|1988|spy
Kobayashi Issa|m|1763|1828|poet|snail
Kobe Bryant|m|1978|2020|basketball player|basketball
Kofi Annan|m|1938|2018|politician
Konosuke Matsushita|m|1894|1989|businessman|light bulb
Konrad Adenauer; Adenauer|m|1876|1967|politician|rose
Konrad Lorenz|m|1903|1989|biologist|goose
Konrad Zuse|m|1910|1995|inventor|computer
Konstantin Tsiolkovsky; Tsiolkovsky|m|1857|1935|scientist|rocket
Koxinga|m|1624|1662|general|ship
Krishna; Lord Krishna|m|-500|500|man|flute, cow, peacock
Krystyna Skarbek; Christine Granville|f|1908|1952|spy
Kublai Khan|m|1215|1294|emperor|palace
Kurt Cobain; Cobain|m|1967|1994|singer|electric guitar
Kurt Gödel; Kurt Godel; Gödel; Godel|m|1906|1978|mathematician
Kurt Vonnegut; Vonnegut|m|1922|2007|writer
Kwame Nkrumah; Nkrumah|m|1909|1972|president
Kylian Mbappé; Kylian Mbappe; Mbappé; Mbappe|m|1998|-|footballer|football
L. Frank Baum|m|1856|1919|writer
La Malinche; Malinche|f|1500|1529|slave
Lady Gaga|f|1986|-|singer|microphone, piano
Lady Hamilton; Emma Hamilton|f|1765|1815|woman
Lady Jane Grey|f|1537|1554|queen|axe
Lady Trieu|f|226|248|general|elephant, sword
Lance Armstrong|m|1971|-|cyclist|bicycle
Lang Lang|m|1982|-|pianist|piano
Langston Hughes|m|1901|1967|poet|typewriter
Lao Tzu; Laozi; Lao-Tzu|m|-570|-490|philosopher|ox, yin and yang
Lapulapu; Lapu-Lapu|m|1491|1542|hero|sword
Larry Bird|m|1956|-|basketball player|basketball
Larry Page|m|1973|-|businessman|search engine
László Bíró; Laszlo Biro|m|1899|1985|inventor|pen
Lata Mangeshkar|f|1929|2022|singer|microphone
Laura Ingalls Wilder|f|1867|1957|writer|covered wagon
Laurel and Hardy; Stan Laurel|m|1890|1965|actor
Lautaro|m|1534|1557|hero|spear
Lazarus|m|-10|60|man|tomb
Le Corbusier|m|1887|1965|architect
LeBron James; LeBron|m|1984|-|basketball player|basketball
Lech Walesa; Lech Wałęsa; Walesa|m|1943|-|president
Lee Harvey Oswald|m|1939|1963|man
Lee Krasner|f|1908|1984|painter|paintbrush
Lee Kuan Yew|m|1923|2015|politician
Lee Miller|f|1907|1977|photographer|camera, bathtub
Leif Erikson; Leif Eriksson|m|970|1020|viking|Viking ship
Leni Riefenstahl; Riefenstahl|f|1902|2003|woman|film camera
Leo Szilard|m|1898|1964|physicist|nuclear reactor
Leo Tolstoy; Tolstoy|m|1828|1910|writer|book
Léon Foucault; Leon Foucault|m|1819|1868|physicist|pendulum
Leon Trotsky; Trotsky|m|1879|1940|politician|pickaxe
Leonard Bernstein|m|1918|1990|musician|baton
Leonardo da Vinci; Da Vinci; Leonardo|m|1452|1519|painter|Mona Lisa, wing, notebook
Leonardo DiCaprio; DiCaprio|m|1974|-|actor
Leonhard Euler; Euler|m|1707|1783|mathematician
Leonid Brezhnev; Brezhnev|m|1906|1982|politician|medal
Leonidas; King Leonidas|m|-540|-480|king|shield, spear
Leopold II; King Leopold|m|1835|1909|king
Léopold Sédar Senghor; Leopold Senghor; Senghor|m|1906|2001|president
Lev Yashin; Yashin|m|1929|1990|goalkeeper|football, goal net
Levi Strauss|m|1829|1902|businessman|jeans
Lewis Carroll|m|1832|1898|writer|rabbit, pocket watch
Lewis Hamilton|m|1985|-|driver|sports car
Lewis Latimer|m|1848|1928|inventor|light bulb
Li Bai; Li Po|m|701|762|poet|moon, wine
Li Qingzhao|f|1084|1155|poet
Lily Parr|f|1905|1978|footballer|football
Lindsey Vonn|f|1984|-|athlete|ski
Linus Pauling|m|1901|1994|chemist|molecule, vitamin
Linus Torvalds|m|1969|-|programmer|penguin, computer code
Lionel Messi; Messi|m|1987|-|footballer|football, trophy
Lise Meitner; Meitner|f|1878|1968|physicist|atomic nucleus
Little John|m|1160|1245|outlaw
Little Richard|m|1932|2020|pianist|piano
Liu Bang|m|-256|-195|emperor
Livia Drusilla; Empress Livia|f|-59|29|queen
Livy|m|-59|17|historian|scroll
Lizzie Borden|f|1860|1927|woman|axe
Lobengula|m|1845|1894|king
Loki|m|200|1000|man
Lola Montez|f|1821|1861|dancer|spider
Lope de Vega|m|1562|1635|writer
Lord Byron; Byron|m|1788|1824|poet
Lord Carnarvon|m|1866|1923|nobleman|tomb
Lord Kitchener; Kitchener|m|1850|1916|general|poster
Lorenzo de' Medici; Lorenzo de Medici; Lorenzo the Magnificent|m|1449|1492|nobleman
Lou Gehrig|m|1903|1941|athlete|baseball
Louis Armstrong|m|1901|1971|musician|trumpet
Louis Blériot; Louis Bleriot; Blériot; Bleriot|m|1872|1936|pilot|airplane
Louis Braille|m|1809|1852|inventor|book
Louis Daguerre; Daguerre|m|1787|1851|photographer|camera
Louis Leakey|m|1903|1972|archaeologist|skeleton
Louis Pasteur; Pasteur|m|1822|1895|scientist|microscope, vaccine, glass of milk
Louis Vuitton|m|1821|1892|craftsman|suitcase
Louis XIII|m|1601|1643|king
Louis XIV; Sun King; The Sun King|m|1638|1715|king|palace, sun
Louis XV|m|1710|1774|king
Louis XVI; Louis the Sixteenth|m|1754|1793|king|guillotine
Louisa May Alcott|f|1832|1888|writer
Louise Bourgeois|f|1911|2010|sculptor|spider
Lü Bu; Lu Bu|m|161|199|general|horse
Lu Xun|m|1881|1936|writer
Lucian Freud|m|1922|2011|painter
Luciano Pavarotti; Pavarotti|m|1935|2007|singer|microphone
Lucille Ball|f|1911|1989|actress|television
Lucky Luciano; Charles Luciano|m|1897|1962|gangster
Lucretia Mott|f|1793|1880|woman
Lucrezia Borgia|f|1480|1519|noblewoman|ring
Ludwig Boltzmann; Boltzmann|m|1844|1906|physicist
Ludwig II; King Ludwig II; Ludwig of Bavaria|m|1845|1886|king|castle, swan
Ludwig Mies van der Rohe; Mies van der Rohe|m|1886|1969|architect|skyscraper
Ludwig van Beethoven; Beethoven|m|1770|1827|pianist|piano, ear
Ludwig Wittgenstein; Wittgenstein|m|1889|1951|philosopher
Luigi Galvani; Galvani|m|1737|1798|scientist|frog
Luís de Camões; Luis de Camoes|m|1524|1580|poet
Lula; Luiz Inácio Lula da Silva; Lula da Silva|m|1945|-|president
Lumière brothers; Lumiere brothers; Auguste and Louis Lumière|m|1862|1954|inventor|film camera, cinema
Lyndon B. Johnson; Lyndon Johnson; LBJ|m|1908|1973|president
Lyudmila Pavlichenko; Ludmila Pavlichenko|f|1916|1974|soldier
`
