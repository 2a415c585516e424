/** Persons of history and legend: `names|m or f|born|died|work|looks|things`, as `KnownPerson` says. */
export const PERSONS_6 = `
Sakamoto Ryoma|m|1836|1867|samurai|black-hair robe
Sakichi Toyoda|m|1867|1930|inventor|moustache|loom
Saladin|m|1137|1193|sultan|beard turban robe|sword
Sally Ride|f|1951|2012|astronaut|curly-hair short-hair brown-hair|space shuttle
Salma Hayek|f|1966|-|actress|black-hair long-hair
Salman Rushdie; Rushdie|m|1947|-|writer|bald beard glasses
Salvador Allende|m|1908|1973|president|moustache glasses suit
Salvador Dalí; Salvador Dali; Dalí; Dali|m|1904|1989|painter|moustache black-hair suit|pocket watch, lobster, elephant
Sam Altman|m|1985|-|businessman|brown-hair|chatbot
Sam Bankman-Fried|m|1992|-|businessman|curly-hair black-hair|cryptocurrency
Sam Walton|m|1918|1992|businessman|hat white-hair|shopping cart
Samori Touré; Samori Toure|m|1830|1900|general|deep-skin turban
Samson|m|-1120|-1080|hero|long-hair|column
Samuel Adams|m|1722|1803|politician|white-hair|beer
Samuel Beckett|m|1906|1989|writer|gray-hair|tree
Samuel Colt|m|1814|1862|inventor|beard curly-hair
Samuel de Champlain|m|1567|1635|explorer|moustache|map, ship
Samuel Eto'o|m|1981|-|footballer|deep-skin|football
Samuel Johnson; Dr. Johnson|m|1709|1784|writer|white-hair|book
Samuel Morse; Samuel F. B. Morse|m|1791|1872|inventor|old beard white-hair|telegraph
Samuel Taylor Coleridge; Coleridge|m|1772|1834|poet|black-hair
Sancho Panza|m|1565|1620|man|beard hat|donkey
Sandro Botticelli; Botticelli|m|1445|1510|painter|long-hair brown-hair|shell, painting
Santa Claus; Father Christmas|m|1850|1950|old man|old beard white-hair hat glasses|gift, sled
Santiago Ramón y Cajal; Santiago Ramon y Cajal|m|1852|1934|scientist|beard bald|neuron, microscope
Sappho|f|-630|-570|poet|curly-hair|harp
Sarah Bernhardt|f|1844|1923|actress|curly-hair dress|coffin
Sardar Patel; Vallabhbhai Patel|m|1875|1950|politician|old bald|statue
Sargon of Akkad; Sargon|m|-2360|-2279|king|beard
Satchel Paige|m|1906|1982|athlete|deep-skin hat|baseball
Satoru Iwata|m|1959|2015|businessman|glasses suit|game console
Satoshi Nakamoto|m|1975|-|programmer|black-hair|bitcoin
Satyajit Ray|m|1921|1992|man||film camera
Satyendra Nath Bose|m|1894|1974|physicist|glasses white-hair
Savitribai Phule|f|1831|1897|teacher|deep-skin black-hair|book
Scheherazade|f|800|850|queen|black-hair long-hair
Scipio Africanus; Scipio|m|-236|-183|general|bald
Scott Joplin|m|1868|1917|pianist|deep-skin suit|piano
Scott Kelly|m|1964|-|astronaut|bald|space station
Sei Shonagon|f|966|1017|writer|black-hair long-hair robe
Sejong the Great; King Sejong|m|1397|1450|king|beard hat robe|book
Selena Quintanilla|f|1971|1995|singer|black-hair long-hair|microphone
Selma Lagerlöf; Selma Lagerlof|f|1858|1940|writer|bun dress|goose
Seneca|m|-4|65|philosopher|old bald|toga
Septimius Severus|m|145|211|emperor|beard curly-hair|triumphal arch
Sequoyah|m|1770|1843|man|turban|pipe
Serena Williams|f|1981|-|tennis player|deep-skin curly-hair|tennis racket
Serge Gainsbourg; Gainsbourg|m|1928|1991|singer|black-hair
Sergei Eisenstein; Eisenstein|m|1898|1948|man|curly-hair|film camera
Sergei Korolev; Korolev|m|1907|1966|engineer|suit|rocket, satellite
Sergei Prokofiev; Prokofiev|m|1891|1953|musician|glasses bald|wolf
Sergei Rachmaninoff; Rachmaninoff; Rachmaninov|m|1873|1943|pianist|short-hair suit|piano
Sergey Brin|m|1973|-|businessman|curly-hair beard|search engine
Seru Cakobau; Cakobau|m|1815|1883|king|deep-skin beard curly-hair
Sesshu|m|1420|1506|painter|bald robe
Shah Abbas; Abbas the Great|m|1571|1629|king|moustache turban
Shah Jahan|m|1592|1666|emperor|beard turban robe|Taj Mahal
Shah Rukh Khan|m|1965|-|actor|black-hair
Shaka Zulu; Shaka|m|1787|1828|king|deep-skin|shield, spear
Shakira|f|1977|-|singer|blond-hair long-hair curly-hair|microphone
Shaquille O'Neal; Shaq|m|1972|-|basketball player|deep-skin bald|basketball
Sheikh Mujibur Rahman|m|1920|1975|politician|glasses moustache|pipe
Shen Kuo|m|1031|1095|scholar|beard hat robe|compass
Sherlock Holmes|m|1854|1930|detective|hat suit|magnifying glass, pipe, violin
Shigeru Miyamoto|m|1952|-|designer|black-hair|video game, mushroom
Shiva; Lord Shiva|m|-500|500|man|bun|trident, snake
Shivaji; Chhatrapati Shivaji|m|1630|1680|king|beard turban|sword
Shohei Ohtani; Ohtani|m|1994|-|athlete|black-hair hat|baseball, baseball bat
Sidney Poitier|m|1927|2022|actor|deep-skin suit
Sigmund Freud; Freud|m|1856|1939|psychiatrist|old beard glasses white-hair suit|sofa
Simo Häyhä; Simo Hayha|m|1905|2002|soldier|uniform|snow
Simón Bolívar; Simon Bolivar; Bolívar; Bolivar|m|1783|1830|general|black-hair curly-hair uniform|horse, sword
Simone Biles|f|1997|-|gymnast|deep-skin bun|gold medal
Simone de Beauvoir; de Beauvoir|f|1908|1986|philosopher|bun headscarf|book
Simone Veil|f|1927|2017|politician|bun
Simone Weil|f|1909|1943|philosopher|glasses black-hair
Sinbad; Sinbad the Sailor|m|780|850|sailor|turban beard|sailing ship
Sir Lancelot; Lancelot|m|480|540|knight|helmet|sword, shield
Sirimavo Bandaranaike|f|1916|2000|politician||sari
Sister Rosetta Tharpe; Rosetta Tharpe|f|1915|1973|guitarist|deep-skin dress|electric guitar
Sisyphus|m|-1350|-1300|king|beard|rock
Sitting Bull|m|1831|1890|man|braids black-hair|feather
Skanderbeg|m|1405|1468|general|beard helmet
Slobodan Milosevic; Milosevic|m|1941|2006|president|gray-hair suit
Snorri Sturluson|m|1179|1241|writer|beard
Socrates|m|-470|-399|philosopher|old beard bald|cup, toga
Sofia Kovalevskaya; Sofya Kovalevskaya|f|1850|1891|mathematician|curly-hair short-hair dress
Sofonisba Anguissola|f|1532|1625|painter|dress|easel
Soichiro Honda|m|1906|1991|businessman|suit|motorcycle
Sojourner Truth|f|1797|1883|woman|deep-skin headscarf glasses dress
Solon|m|-630|-560|politician|beard robe
Sonja Henie|f|1912|1969|athlete|blond-hair dress|ice skate
Sonni Ali|m|1420|1492|king|deep-skin turban
Soong Mei-ling; Madame Chiang Kai-shek|f|1898|2003|woman|black-hair bun dress
Sophia Loren|f|1934|-|actress|brown-hair
Sophie Germain|f|1776|1831|mathematician|dress
Sophie Scholl|f|1921|1943|student|short-hair brown-hair
Sophocles|m|-497|-406|poet|beard|scroll
Sor Juana Inés de la Cruz; Sor Juana|f|1648|1695|nun|robe|book
Søren Kierkegaard; Soren Kierkegaard; Kierkegaard|m|1813|1855|philosopher|curly-hair
Spartacus|m|-103|-71|gladiator||sword, chain
Squanto; Tisquantum|m|1585|1622|man|black-hair|corn
Srinivasa Ramanujan; Ramanujan|m|1887|1920|mathematician|deep-skin black-hair suit|notebook
Stanislav Petrov|m|1939|2017|soldier|uniform|missile, computer screen
Stanley Kubrick; Kubrick|m|1928|1999|man|beard|film camera
Stanley Milgram; Milgram|m|1933|1984|psychologist|beard black-hair
Stede Bonnet|m|1688|1718|pirate|hat|pirate ship
Steffi Graf|f|1969|-|tennis player|blond-hair|tennis racket
Stephen Curry; Steph Curry|m|1988|-|basketball player|deep-skin beard|basketball
Stephen Hawking; Hawking|m|1942|2018|physicist|glasses brown-hair suit|wheelchair, black hole
Stephen King|m|1947|-|writer|glasses black-hair
Steve Biko; Biko|m|1946|1977|man|deep-skin beard
Steve Fossett|m|1944|2007|pilot||balloon
Steve Irwin|m|1962|2006|man|blond-hair|crocodile
Steve Jobs|m|1955|2011|businessman|glasses beard short-hair|smartphone, apple, computer
Steve Wozniak; Wozniak|m|1950|-|engineer|beard curly-hair|circuit board, computer
Steven Spielberg; Spielberg|m|1946|-|man|beard glasses hat|shark, clapperboard
Stevie Wonder|m|1950|-|pianist|deep-skin glasses braids|piano, harmonica
Stonewall Jackson|m|1824|1863|general|beard uniform
Subhas Chandra Bose; Netaji|m|1897|1945|politician|glasses uniform hat
Subrahmanyan Chandrasekhar|m|1910|1995|physicist|deep-skin black-hair suit|star
Subutai|m|1175|1248|general|beard hat|horse, bow
Sugar Ray Robinson|m|1921|1989|boxer|deep-skin black-hair|boxing glove
Suharto|m|1921|2008|president|hat suit
Sukarno|m|1901|1970|president|hat suit
Suleiman the Magnificent; Suleiman|m|1494|1566|sultan|beard turban robe|mosque
Sulla|m|-138|-78|general|short-hair
Sully Sullenberger; Chesley Sullenberger; Captain Sully|m|1951|-|pilot|moustache white-hair uniform|airplane
Sun Tzu|m|-544|-496|general|beard robe|book
Sun Wukong; Monkey King|m|600|700|man|crown|monkey, cloud
Sun Yat-sen|m|1866|1925|president|moustache
Sundance Kid; The Sundance Kid|m|1867|1908|outlaw|hat moustache
Sundiata Keita; Sundiata|m|1217|1255|king|deep-skin crown|lion
Sunita Williams|f|1965|-|astronaut|long-hair brown-hair|space station
Suriyothai|f|1511|1548|queen|short-hair|elephant
Surya Bonaly|f|1973|-|athlete|deep-skin bun dress|ice skate
Suryavarman II|m|1094|1150|king|crown|temple
Susan B. Anthony|f|1820|1906|woman|bun glasses dress|ballot box
Suzanne Lenglen|f|1899|1938|tennis player|headscarf dress|tennis racket
Swami Vivekananda; Vivekananda|m|1863|1902|monk|turban robe
Sylvester Stallone; Stallone|m|1946|-|actor|black-hair|boxing glove
Sylvia Earle|f|1935|-|biologist|short-hair|diving suit
Sylvia Plath; Plath|f|1932|1963|poet|blond-hair
Sylvia Rivera|f|1951|2002|woman|black-hair
Syngman Rhee|m|1875|1965|president|old white-hair suit
T. E. Lawrence; Lawrence of Arabia|m|1888|1935|soldier|headscarf robe|camel, motorcycle
Tacitus|m|56|120|historian|short-hair|scroll
Taharqa|m|-720|-664|pharaoh|deep-skin crown|pyramid
Takeda Shingen|m|1521|1573|samurai|helmet moustache
Tansen|m|1500|1586|musician|turban moustache
Tarsila do Amaral|f|1886|1973|painter|black-hair bun
Taylor Swift|f|1989|-|singer|blond-hair long-hair dress|guitar, microphone
Te Rauparaha|m|1768|1849|general|black-hair
Tecumseh|m|1768|1813|man|black-hair
Ted Bundy|m|1946|1989|convict|brown-hair curly-hair
Ted Turner|m|1938|-|businessman|moustache white-hair|television
Tenzing Norgay; Tenzing|m|1914|1986|climber|black-hair|Mount Everest
Terence Tao|m|1975|-|mathematician|glasses black-hair
Teresa of Ávila; Teresa of Avila|f|1515|1582|nun|robe|quill
Terry Fox|m|1958|1981|runner|curly-hair|prosthetic leg
Terry Pratchett|m|1948|2015|writer|beard hat glasses|turtle
Tewodros II|m|1818|1868|emperor|deep-skin braids|lion, cannon
Thales of Miletus; Thales|m|-625|-546|philosopher|beard robe
Thelonious Monk|m|1917|1982|pianist|deep-skin beard hat glasses|piano
Themistocles|m|-524|-459|general|beard helmet|trireme
Theo van Gogh|m|1857|1891|merchant|red-hair suit|letter
Théodore Géricault; Gericault|m|1791|1824|painter|curly-hair|raft
Theodore Roosevelt; Teddy Roosevelt|m|1858|1919|president|moustache glasses suit|teddy bear
Theodoric the Great; Theodoric|m|454|526|king|moustache crown
Theodosius|m|347|395|emperor|crown
Thérèse of Lisieux; Therese of Lisieux|f|1873|1897|nun|robe|rose
Theseus|m|-1270|-1220|hero|curly-hair|sword, thread
Thich Nhat Hanh|m|1926|2022|monk|old bald robe|bell
Thich Quang Duc|m|1897|1963|monk|bald robe|fire
Thomas Andrews|m|1873|1912|engineer|suit|Titanic
Thomas Aquinas; Aquinas|m|1225|1274|monk|robe|book
Thomas Becket; Thomas à Becket|m|1119|1170|bishop|robe|cathedral, sword
Thomas Cook|m|1808|1892|businessman||train
Thomas Cromwell|m|1485|1540|politician|hat robe
Thomas Edison; Thomas Alva Edison; Edison|m|1847|1931|inventor|gray-hair suit|light bulb, gramophone
Thomas Hobbes|m|1588|1679|philosopher|old white-hair|Leviathan
Thomas Hunt Morgan|m|1866|1945|biologist|beard|fly
Thomas Jefferson|m|1743|1826|president|red-hair|quill
Thomas Malthus; Malthus|m|1766|1834|scholar
Thomas Mann|m|1875|1955|writer|moustache glasses suit
Thomas More; Sir Thomas More|m|1478|1535|philosopher|hat robe|book
Thomas Newcomen|m|1664|1729|inventor||steam engine
Thomas Paine|m|1737|1809|writer||book
Thomas Sankara; Sankara|m|1949|1987|president|deep-skin moustache hat uniform
Thomas Young|m|1773|1829|physicist
Thor Heyerdahl; Heyerdahl|m|1914|2002|explorer|blond-hair beard|raft, moai
Thor|m|200|1000|man|beard red-hair long-hair|hammer, lightning
Thucydides|m|-460|-400|historian|beard|scroll
Thurgood Marshall|m|1908|1993|judge|deep-skin moustache glasses robe|gavel
Thutmose III; Thutmose|m|-1481|-1425|pharaoh|crown|chariot
Tiberius|m|-42|37|emperor|short-hair|laurel wreath
Tiger Woods|m|1975|-|athlete|deep-skin hat|golf club, golf ball
Tim Berners-Lee|m|1955|-|programmer|gray-hair|web page, computer
Timur; Tamerlane|m|1336|1405|emperor|beard helmet|horse, sword
Tina Turner|f|1939|2023|singer|deep-skin dress|microphone
Tipu Sultan|m|1751|1799|sultan|moustache turban|tiger, rocket
Tiradentes|m|1746|1792|soldier|beard long-hair|noose
Titian|m|1488|1576|painter|old beard hat|painting
Tituba|f|1674|1740|slave|deep-skin headscarf
Tokugawa Ieyasu; Ieyasu|m|1543|1616|shogun|hat robe moustache|Japanese castle
Tom Brady|m|1977|-|athlete|brown-hair|American football
Tom Cruise|m|1962|-|actor|brown-hair|motorcycle
Tom Hanks|m|1956|-|actor|brown-hair
Tomás de Torquemada; Torquemada|m|1420|1498|monk|robe|bonfire
Tommie Smith|m|1944|-|sprinter|deep-skin|glove, winners podium
Tomoe Gozen|f|1157|1247|soldier|long-hair black-hair|samurai sword, horse
Tomyris|f|-570|-520|queen|long-hair
Toni Morrison|f|1931|2019|writer|deep-skin braids gray-hair|book
Tony Blair|m|1953|-|politician|brown-hair suit
Tony Hawk|m|1968|-|athlete|brown-hair|skateboard
Tonya Harding|f|1970|-|athlete|blond-hair|ice skate
Toshiro Mifune|m|1920|1997|actor|beard black-hair|samurai sword
Toussaint Louverture; Toussaint L'Ouverture; Louverture|m|1743|1803|general|deep-skin hat uniform|horse
Tove Jansson|f|1914|2001|writer|blond-hair short-hair
Toyotomi Hideyoshi; Hideyoshi|m|1537|1598|samurai|hat robe|Japanese castle
Trajan|m|53|117|emperor|short-hair|column
Truganini|f|1812|1876|woman|deep-skin short-hair curly-hair
Truman Capote; Capote|m|1924|1984|writer|blond-hair glasses hat
Trung sisters; Trưng sisters|f|14|43|queen|black-hair|elephant
Tsarina Alexandra|f|1872|1918|queen|dress crown
Tsutomu Yamaguchi|m|1916|2010|engineer|old|mushroom cloud
Tu Youyou|f|1930|-|scientist|short-hair glasses|plant
Túpac Amaru II; Tupac Amaru II|m|1738|1781|hero|black-hair long-hair hat
Túpac Amaru; Tupac Amaru|m|1545|1572|emperor|black-hair crown
Tupac Shakur; 2Pac|m|1971|1996|singer|deep-skin moustache|microphone
Tupaia|m|1725|1770|navigator|black-hair|map, canoe
Tutankhamun; King Tut; Tutankhamen|m|-1341|-1323|pharaoh|crown|sarcophagus, mummy, tomb
Tycho Brahe; Brahe|m|1546|1601|astronomer|moustache bald red-hair|star, observatory
Typhoid Mary; Mary Mallon|f|1869|1938|cook|bun
Ulysses S. Grant; Ulysses Grant; General Grant|m|1822|1885|general|beard brown-hair uniform
Umberto Eco|m|1932|2016|writer|beard glasses
Umm Kulthum; Oum Kalthoum|f|1898|1975|singer|black-hair bun glasses dress|microphone
Unabomber; Ted Kaczynski; Kaczynski|m|1942|2023|mathematician|beard|cabin, package
Usain Bolt|m|1986|-|sprinter|deep-skin short-hair|running shoe, gold medal, lightning bolt
Usman dan Fodio|m|1754|1817|imam|deep-skin turban beard robe
Utamaro; Kitagawa Utamaro|m|1753|1806|painter|robe
Vaclav Havel; Václav Havel|m|1936|2011|president|moustache blond-hair
Valentina Tereshkova; Tereshkova|f|1937|-|astronaut|helmet|space capsule
Vannevar Bush|m|1890|1974|engineer|glasses suit
Vasco da Gama|m|1460|1524|explorer|beard hat|caravel, spice
Vasco Núñez de Balboa; Vasco Nunez de Balboa|m|1475|1519|conquistador|beard helmet
Vasily Arkhipov|m|1926|1998|sailor|uniform|submarine
Vasily Zaitsev; Vasily Zaytsev|m|1915|1991|soldier|uniform
Vaslav Nijinsky; Nijinsky|m|1889|1950|dancer|black-hair|ballet shoe
Velu Nachiyar|f|1730|1796|queen|deep-skin|sword
Venus Williams|f|1980|-|tennis player|deep-skin braids|tennis racket
Vera Rubin|f|1928|2016|astronomer|short-hair glasses|galaxy
Vercingetorix|m|-82|-46|king|moustache long-hair helmet|sword
Vespasian|m|9|79|emperor|bald|Colosseum
Victor Frankenstein; Doctor Frankenstein|m|1770|1799|scientist|black-hair|lightning
Victor Hugo|m|1802|1885|writer|old beard white-hair suit|Notre Dame
Víctor Jara; Victor Jara|m|1932|1973|singer|black-hair curly-hair|guitar
Victor Lustig|m|1890|1947|thief|hat suit|Eiffel Tower
Victoria Woodhull|f|1838|1927|woman|dress short-hair
Viktor Frankl|m|1905|1997|psychiatrist|old glasses white-hair|barbed wire
Viktor Orbán; Viktor Orban|m|1963|-|politician|suit
Vincent van Gogh; Van Gogh|m|1853|1890|painter|red-hair beard hat|sunflower, night sky, ear
Vincenzo Peruggia; Peruggia|m|1881|1925|thief|moustache|Mona Lisa
Violet Jessop|f|1887|1971|stewardess|uniform|Titanic, ocean liner
Violeta Parra|f|1917|1967|singer|black-hair long-hair|guitar
Violette Szabo|f|1921|1945|spy|black-hair
Virat Kohli; Kohli|m|1988|-|athlete|beard black-hair|cricket bat
Virgil|m|-70|-19|poet|short-hair|scroll, laurel wreath
Virgin Mary; Mary mother of Jesus; Mother of God|f|-20|45|woman|headscarf robe|halo
Virginia Apgar|f|1909|1974|doctor|short-hair glasses|newborn baby
Virginia Dare|f|1587|1590|baby
Virginia Hall|f|1906|1982|spy|brown-hair|artificial leg, radio
Virginia Woolf; Woolf|f|1882|1941|writer|bun|lighthouse
Viswanathan Anand|m|1969|-|man|deep-skin glasses|chessboard
Vitruvius|m|-80|-15|architect|short-hair
Vitus Bering|m|1681|1741|explorer||ship
Vivian Maier|f|1926|2009|photographer|hat|camera
Vivien Leigh|f|1913|1967|actress|black-hair dress
Vivienne Westwood|f|1941|2022|designer|red-hair|safety pin
Vlad the Impaler; Vlad Tepes|m|1431|1476|prince|moustache long-hair hat|castle
Vladimir Lenin; Lenin|m|1870|1924|politician|bald beard suit
Vladimir Nabokov; Nabokov|m|1899|1977|writer|bald|butterfly
Vladimir Putin; Putin|m|1952|-|president|bald blond-hair suit|Kremlin
Vladimir the Great|m|958|1015|prince|beard crown
Vo Nguyen Giap; General Giap|m|1911|2013|general|uniform
Volodymyr Zelensky; Volodymyr Zelenskyy; Zelensky; Zelenskyy|m|1978|-|president|beard
Voltaire|m|1694|1778|philosopher|white-hair old|quill, cup of coffee
W. B. Yeats; William Butler Yeats; Yeats|m|1865|1939|poet|glasses|swan
W. E. B. Du Bois; W.E.B. Du Bois|m|1868|1963|writer|deep-skin bald beard suit
W. K. Kellogg; Will Keith Kellogg; John Harvey Kellogg|m|1860|1951|businessman|suit|corn flake, cereal box
Wallis Simpson|f|1896|1986|duchess|black-hair bun dress
Walt Disney|m|1901|1966|businessman|moustache suit|mouse, castle
Walt Whitman; Whitman|m|1819|1892|poet|old beard white-hair hat
Walter Chrysler|m|1875|1940|businessman|suit|car, skyscraper
Walter Gropius|m|1883|1969|architect|suit
Walter Raleigh; Sir Walter Raleigh|m|1552|1618|explorer|beard|potato, pipe
Walter Scott; Sir Walter Scott|m|1771|1832|writer|white-hair
Wang Xizhi|m|303|361|artist|beard robe|goose
Wangari Maathai|f|1940|2011|politician|deep-skin headscarf dress|tree, seedling
Warren Buffett; Buffett|m|1930|-|investor|old white-hair glasses suit|stock chart
Wassily Kandinsky; Kandinsky|m|1866|1944|painter|glasses suit
Wayne Gretzky; Gretzky|m|1961|-|athlete|blond-hair|hockey stick
Werner Heisenberg; Heisenberg|m|1901|1976|physicist|suit blond-hair short-hair|atom
Wernher von Braun; Von Braun|m|1912|1977|engineer|suit|rocket
Whina Cooper|f|1895|1994|woman|old headscarf
Whitney Houston|f|1963|2012|singer|deep-skin curly-hair|microphone
Whoopi Goldberg|f|1955|-|actress|deep-skin braids glasses
Wifredo Lam|m|1902|1982|painter|curly-hair
Wilbur Wright; Wright brothers; The Wright brothers|m|1867|1912|inventor|suit hat|biplane
Wild Bill Hickok|m|1837|1876|sheriff|moustache long-hair hat|playing card
Wilhelm Röntgen; Wilhelm Roentgen; Wilhelm Conrad Röntgen; Röntgen; Roentgen|m|1845|1923|physicist|beard black-hair suit|x-ray machine
Will Smith|m|1968|-|actor|deep-skin short-hair
Willem Barentsz; Willem Barents|m|1550|1597|explorer|beard|ship, ice floe
William Adams|m|1564|1620|samurai|beard|ship
William Blake|m|1757|1827|poet||tiger
William Bligh; Captain Bligh|m|1754|1817|captain|uniform|ship
William Clark|m|1770|1838|explorer|red-hair|canoe, map
William Faulkner; Faulkner|m|1897|1962|writer|moustache white-hair
William Gladstone; Gladstone|m|1809|1898|politician|old white-hair suit
William Golding|m|1911|1993|writer|beard white-hair
William Harvey|m|1578|1657|doctor|beard|heart
William Herschel|m|1738|1822|astronomer|white-hair|telescope, planet Uranus
William James|m|1842|1910|psychologist|beard
William of Orange|m|1650|1702|king|long-hair
William Randolph Hearst; Hearst|m|1863|1951|businessman|suit|newspaper
William Shakespeare; Shakespeare|m|1564|1616|writer|bald beard moustache brown-hair|quill, skeleton
William Tecumseh Sherman; General Sherman|m|1820|1891|general|beard uniform
William Tell|m|1280|1354|archer|beard hat|apple
William the Conqueror|m|1028|1087|king|crown helmet|sword, ship
William Thomson; Lord Kelvin|m|1824|1907|physicist|old beard white-hair|thermometer
William Turner; J. M. W. Turner|m|1775|1851|painter|top-hat|raging sea, sailing ship
William Wallace; Braveheart|m|1270|1305|knight|beard long-hair|sword
William Wilberforce; Wilberforce|m|1759|1833|politician||chain
William Wordsworth; Wordsworth|m|1770|1850|poet|bald|daffodil
Willie Nelson|m|1933|-|singer|old braids beard|guitar
Willy Brandt|m|1913|1992|politician|suit
Wilma Rudolph|f|1940|1994|sprinter|deep-skin short-hair|gold medal, running track
Wilt Chamberlain|m|1936|1999|basketball player|deep-skin|basketball
Winnie Mandela|f|1936|2018|politician|deep-skin
Winston Churchill; Churchill|m|1874|1965|politician|bald hat suit
Witi Ihimaera|m|1944|-|writer|gray-hair|whale
Witold Pilecki|m|1901|1948|soldier|uniform
Wole Soyinka; Soyinka|m|1934|-|writer|deep-skin beard white-hair curly-hair
Wolfgang Amadeus Mozart; Mozart|m|1756|1791|pianist|white-hair|piano, violin
Wolfgang Pauli|m|1900|1958|physicist|suit
Woodrow Wilson|m|1856|1924|president|glasses suit
Woody Guthrie|m|1912|1967|singer|curly-hair|guitar
Wu Zetian; Empress Wu|f|624|705|queen|black-hair crown robe|throne
Wyatt Earp|m|1848|1929|sheriff|moustache hat|badge
Xerxes; Xerxes I|m|-518|-465|king|beard crown robe|throne
Xi Jinping|m|1953|-|president|black-hair suit
Xuanzang|m|602|664|monk|bald robe|scroll
Yaa Asantewaa|f|1840|1921|queen|deep-skin
Yang Guifei|f|719|756|noblewoman|black-hair bun robe
Yang Liwei|m|1965|-|astronaut|black-hair short-hair|space capsule
Yao Ming|m|1980|-|basketball player|black-hair|basketball
Yasser Arafat; Arafat|m|1929|2004|politician|headscarf beard
Yasuke|m|1555|1582|samurai|deep-skin|samurai sword, armor
Yasunari Kawabata; Kawabata|m|1899|1972|writer|old white-hair robe
Yayoi Kusama; Kusama|f|1929|-|artist|red-hair short-hair
Yi Sun-sin; Admiral Yi|m|1545|1598|general|beard helmet|warship, turtle
Yitzhak Rabin; Rabin|m|1922|1995|politician|gray-hair suit
Yitzhak Shamir|m|1915|2012|politician|old white-hair suit
Yo-Yo Ma|m|1955|-|musician|glasses suit|cello
Yoko Ono|f|1933|-|artist|black-hair long-hair
Yongle Emperor|m|1360|1424|emperor|beard hat robe|palace
Youssou N'Dour|m|1959|-|singer|deep-skin|microphone
Yu Gwan-sun|f|1902|1920|student|black-hair|flag
Yukio Mishima; Mishima|m|1925|1970|writer|short-hair uniform|katana
Yuna Kim; Kim Yuna|f|1990|-|athlete|black-hair bun dress|ice skate
Yuri Gagarin; Gagarin|m|1934|1968|astronaut|helmet|rocket, space capsule
Yves Saint Laurent|m|1936|2008|designer|glasses suit|dress
Zaha Hadid|f|1950|2016|architect|black-hair
Zelda Fitzgerald|f|1900|1948|writer|short-hair dress
Zeno of Citium|m|-334|-262|philosopher|beard
Zeno of Elea|m|-490|-430|philosopher|beard|tortoise
Zenobia|f|240|274|queen|crown black-hair
Zeus|m|-800|-400|man|beard long-hair white-hair|lightning bolt, eagle
Zhang Heng|m|78|139|inventor|beard hat robe
Zheng He|m|1371|1433|navigator|hat robe|ship
Zhou Enlai|m|1898|1976|politician|black-hair
Zhuangzi; Chuang Tzu|m|-369|-286|philosopher|beard robe|butterfly
Zhuge Liang|m|181|234|general|beard hat robe
Zinedine Zidane; Zidane|m|1972|-|footballer|bald|football, red card
Zodiac Killer; The Zodiac Killer|m|1935|1990|man|glasses|letter
Zora Neale Hurston|f|1891|1960|writer|deep-skin hat
Zoroaster; Zarathustra|m|-1000|-930|prophet|beard turban robe|fire
Zumbi; Zumbi dos Palmares|m|1655|1695|hero|deep-skin|spear
`
