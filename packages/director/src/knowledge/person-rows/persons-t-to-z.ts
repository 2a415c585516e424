/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_T_TO_Z = `
T. E. Lawrence; Lawrence of Arabia|m|1888|1935|soldier|camel, motorcycle
Tacitus|m|56|120|historian|scroll
Taharqa|m|-720|-664|pharaoh|pyramid
Takeda Shingen|m|1521|1573|samurai
Tansen|m|1500|1586|musician
Tarsila do Amaral|f|1886|1973|painter
Taylor Swift|f|1989|-|singer|guitar, microphone
Te Rauparaha|m|1768|1849|general
Tecumseh|m|1768|1813|man
Ted Bundy|m|1946|1989|convict
Ted Turner|m|1938|-|businessman|television
Tenzing Norgay; Tenzing|m|1914|1986|climber|Mount Everest
Terence Tao|m|1975|-|mathematician
Teresa of Ávila; Teresa of Avila|f|1515|1582|nun|quill
Terry Fox|m|1958|1981|runner|prosthetic leg
Terry Pratchett|m|1948|2015|writer|turtle
Tewodros II|m|1818|1868|emperor|lion, cannon
Thales of Miletus; Thales|m|-625|-546|philosopher
Thelonious Monk|m|1917|1982|pianist|piano
Themistocles|m|-524|-459|general|trireme
Theo van Gogh|m|1857|1891|merchant|letter
Théodore Géricault; Gericault|m|1791|1824|painter|raft
Theodore Roosevelt; Teddy Roosevelt|m|1858|1919|president|teddy bear
Theodoric the Great; Theodoric|m|454|526|king
Theodosius|m|347|395|emperor
Thérèse of Lisieux; Therese of Lisieux|f|1873|1897|nun|rose
Theseus|m|-1270|-1220|hero|sword, thread
Thich Nhat Hanh|m|1926|2022|monk|bell
Thich Quang Duc|m|1897|1963|monk|fire
Thomas Andrews|m|1873|1912|engineer|Titanic
Thomas Aquinas; Aquinas|m|1225|1274|monk|book
Thomas Becket; Thomas à Becket|m|1119|1170|bishop|cathedral, sword
Thomas Cook|m|1808|1892|businessman|train
Thomas Cromwell|m|1485|1540|politician
Thomas Edison; Thomas Alva Edison; Edison|m|1847|1931|inventor|light bulb, gramophone
Thomas Hobbes|m|1588|1679|philosopher|Leviathan
Thomas Hunt Morgan|m|1866|1945|biologist|fly
Thomas Jefferson|m|1743|1826|president|quill
Thomas Malthus; Malthus|m|1766|1834|scholar
Thomas Mann|m|1875|1955|writer
Thomas More; Sir Thomas More|m|1478|1535|philosopher|book
Thomas Newcomen|m|1664|1729|inventor|steam engine
Thomas Paine|m|1737|1809|writer|book
Thomas Sankara; Sankara|m|1949|1987|president
Thomas Young|m|1773|1829|physicist
Thor Heyerdahl; Heyerdahl|m|1914|2002|explorer|raft, moai
Thor|m|200|1000|man|hammer, lightning
Thucydides|m|-460|-400|historian|scroll
Thurgood Marshall|m|1908|1993|judge|gavel
Thutmose III; Thutmose|m|-1481|-1425|pharaoh|chariot
Tiberius|m|-42|37|emperor|laurel wreath
Tiger Woods|m|1975|-|athlete|golf club, golf ball
Tim Berners-Lee|m|1955|-|programmer|web page, computer
Timur; Tamerlane|m|1336|1405|emperor|horse, sword
Tina Turner|f|1939|2023|singer|microphone
Tipu Sultan|m|1751|1799|sultan|tiger, rocket
Tiradentes|m|1746|1792|soldier|noose
Titian|m|1488|1576|painter|painting
Tituba|f|1674|1740|slave
Tokugawa Ieyasu; Ieyasu|m|1543|1616|shogun|Japanese castle
Tom Brady|m|1977|-|athlete|American football
Tom Cruise|m|1962|-|actor|motorcycle
Tom Hanks|m|1956|-|actor
Tomás de Torquemada; Torquemada|m|1420|1498|monk|bonfire
Tommie Smith|m|1944|-|sprinter|glove, winners podium
Tomoe Gozen|f|1157|1247|soldier|samurai sword, horse
Tomyris|f|-570|-520|queen
Toni Morrison|f|1931|2019|writer|book
Tony Blair|m|1953|-|politician
Tony Hawk|m|1968|-|athlete|skateboard
Tonya Harding|f|1970|-|athlete|ice skate
Toshiro Mifune|m|1920|1997|actor|samurai sword
Toussaint Louverture; Toussaint L'Ouverture; Louverture|m|1743|1803|general|horse
Tove Jansson|f|1914|2001|writer
Toyotomi Hideyoshi; Hideyoshi|m|1537|1598|samurai|Japanese castle
Trajan|m|53|117|emperor|column
Truganini|f|1812|1876|woman
Truman Capote; Capote|m|1924|1984|writer
Trung sisters; Trưng sisters|f|14|43|queen|elephant
Tsarina Alexandra|f|1872|1918|queen
Tsutomu Yamaguchi|m|1916|2010|engineer|mushroom cloud
Tu Youyou|f|1930|-|scientist|plant
Túpac Amaru II; Tupac Amaru II|m|1738|1781|hero
Túpac Amaru; Tupac Amaru|m|1545|1572|emperor
Tupac Shakur; 2Pac|m|1971|1996|singer|microphone
Tupaia|m|1725|1770|navigator|map, canoe
Tutankhamun; King Tut; Tutankhamen|m|-1341|-1323|pharaoh|sarcophagus, mummy, tomb
Tycho Brahe; Brahe|m|1546|1601|astronomer|star, observatory
Typhoid Mary; Mary Mallon|f|1869|1938|cook
Ulysses S. Grant; Ulysses Grant; General Grant|m|1822|1885|general
Umberto Eco|m|1932|2016|writer
Umm Kulthum; Oum Kalthoum|f|1898|1975|singer|microphone
Unabomber; Ted Kaczynski; Kaczynski|m|1942|2023|mathematician|cabin, package
Usain Bolt|m|1986|-|sprinter|running shoe, gold medal, lightning bolt
Usman dan Fodio|m|1754|1817|imam
Utamaro; Kitagawa Utamaro|m|1753|1806|painter
Vaclav Havel; Václav Havel|m|1936|2011|president
Valentina Tereshkova; Tereshkova|f|1937|-|astronaut|space capsule
Vannevar Bush|m|1890|1974|engineer
Vasco da Gama|m|1460|1524|explorer|caravel, spice
Vasco Núñez de Balboa; Vasco Nunez de Balboa|m|1475|1519|conquistador
Vasily Arkhipov|m|1926|1998|sailor|submarine
Vasily Zaitsev; Vasily Zaytsev|m|1915|1991|soldier
Vaslav Nijinsky; Nijinsky|m|1889|1950|dancer|ballet shoe
Velu Nachiyar|f|1730|1796|queen|sword
Venus Williams|f|1980|-|tennis player|tennis racket
Vera Rubin|f|1928|2016|astronomer|galaxy
Vercingetorix|m|-82|-46|king|sword
Vespasian|m|9|79|emperor|Colosseum
Victor Frankenstein; Doctor Frankenstein|m|1770|1799|scientist|lightning
Victor Hugo|m|1802|1885|writer|Notre Dame
Víctor Jara; Victor Jara|m|1932|1973|singer|guitar
Victor Lustig|m|1890|1947|thief|Eiffel Tower
Victoria Woodhull|f|1838|1927|woman
Viktor Frankl|m|1905|1997|psychiatrist|barbed wire
Viktor Orbán; Viktor Orban|m|1963|-|politician
Vincent van Gogh; Van Gogh|m|1853|1890|painter|sunflower, night sky, ear
Vincenzo Peruggia; Peruggia|m|1881|1925|thief|Mona Lisa
Violet Jessop|f|1887|1971|stewardess|Titanic, ocean liner
Violeta Parra|f|1917|1967|singer|guitar
Violette Szabo|f|1921|1945|spy
Virat Kohli; Kohli|m|1988|-|athlete|cricket bat
Virgil|m|-70|-19|poet|scroll, laurel wreath
Virgin Mary; Mary mother of Jesus; Mother of God|f|-20|45|woman|halo
Virginia Apgar|f|1909|1974|doctor|newborn baby
Virginia Dare|f|1587|1590|baby
Virginia Hall|f|1906|1982|spy|artificial leg, radio
Virginia Woolf; Woolf|f|1882|1941|writer|lighthouse
Viswanathan Anand|m|1969|-|man|chessboard
Vitruvius|m|-80|-15|architect
Vitus Bering|m|1681|1741|explorer|ship
Vivian Maier|f|1926|2009|photographer|camera
Vivien Leigh|f|1913|1967|actress
Vivienne Westwood|f|1941|2022|designer|safety pin
Vlad the Impaler; Vlad Tepes|m|1431|1476|prince|castle
Vladimir Lenin; Lenin|m|1870|1924|politician
Vladimir Nabokov; Nabokov|m|1899|1977|writer|butterfly
Vladimir Putin; Putin|m|1952|-|president|Kremlin
Vladimir the Great|m|958|1015|prince
Vo Nguyen Giap; General Giap|m|1911|2013|general
Volodymyr Zelensky; Volodymyr Zelenskyy; Zelensky; Zelenskyy|m|1978|-|president
Voltaire|m|1694|1778|philosopher|quill, cup of coffee
W. B. Yeats; William Butler Yeats; Yeats|m|1865|1939|poet|swan
W. E. B. Du Bois; W.E.B. Du Bois|m|1868|1963|writer
W. K. Kellogg; Will Keith Kellogg; John Harvey Kellogg|m|1860|1951|businessman|corn flake, cereal box
Wallis Simpson|f|1896|1986|duchess
Walt Disney|m|1901|1966|businessman|mouse, castle
Walt Whitman; Whitman|m|1819|1892|poet
Walter Chrysler|m|1875|1940|businessman|car, skyscraper
Walter Gropius|m|1883|1969|architect
Walter Raleigh; Sir Walter Raleigh|m|1552|1618|explorer|potato, pipe
Walter Scott; Sir Walter Scott|m|1771|1832|writer
Wang Xizhi|m|303|361|artist|goose
Wangari Maathai|f|1940|2011|politician|tree, seedling
Warren Buffett; Buffett|m|1930|-|investor|stock chart
Wassily Kandinsky; Kandinsky|m|1866|1944|painter
Wayne Gretzky; Gretzky|m|1961|-|athlete|hockey stick
Werner Heisenberg; Heisenberg|m|1901|1976|physicist|atom
Wernher von Braun; Von Braun|m|1912|1977|engineer|rocket
Whina Cooper|f|1895|1994|woman
Whitney Houston|f|1963|2012|singer|microphone
Whoopi Goldberg|f|1955|-|actress
Wifredo Lam|m|1902|1982|painter
Wilbur Wright; Wright brothers; The Wright brothers|m|1867|1912|inventor|biplane
Wild Bill Hickok|m|1837|1876|sheriff|playing card
Wilhelm Röntgen; Wilhelm Roentgen; Wilhelm Conrad Röntgen; Röntgen; Roentgen|m|1845|1923|physicist|x-ray machine
Will Smith|m|1968|-|actor
Willem Barentsz; Willem Barents|m|1550|1597|explorer|ship, ice floe
William Adams|m|1564|1620|samurai|ship
William Blake|m|1757|1827|poet|tiger
William Bligh; Captain Bligh|m|1754|1817|captain|ship
William Clark|m|1770|1838|explorer|canoe, map
William Faulkner; Faulkner|m|1897|1962|writer
William Gladstone; Gladstone|m|1809|1898|politician
William Golding|m|1911|1993|writer
William Harvey|m|1578|1657|doctor|heart
William Herschel|m|1738|1822|astronomer|telescope, planet Uranus
William James|m|1842|1910|psychologist
William of Orange|m|1650|1702|king
William Randolph Hearst; Hearst|m|1863|1951|businessman|newspaper
William Shakespeare; Shakespeare|m|1564|1616|writer|quill, skeleton
William Tecumseh Sherman; General Sherman|m|1820|1891|general
William Tell|m|1280|1354|archer|apple
William the Conqueror|m|1028|1087|king|sword, ship
William Thomson; Lord Kelvin|m|1824|1907|physicist|thermometer
William Turner; J. M. W. Turner|m|1775|1851|painter|raging sea, sailing ship
William Wallace; Braveheart|m|1270|1305|knight|sword
William Wilberforce; Wilberforce|m|1759|1833|politician|chain
William Wordsworth; Wordsworth|m|1770|1850|poet|daffodil
Willie Nelson|m|1933|-|singer|guitar
Willy Brandt|m|1913|1992|politician
Wilma Rudolph|f|1940|1994|sprinter|gold medal, running track
Wilt Chamberlain|m|1936|1999|basketball player|basketball
Winnie Mandela|f|1936|2018|politician
Winston Churchill; Churchill|m|1874|1965|politician
Witi Ihimaera|m|1944|-|writer|whale
Witold Pilecki|m|1901|1948|soldier
Wole Soyinka; Soyinka|m|1934|-|writer
Wolfgang Amadeus Mozart; Mozart|m|1756|1791|pianist|piano, violin
Wolfgang Pauli|m|1900|1958|physicist
Woodrow Wilson|m|1856|1924|president
Woody Guthrie|m|1912|1967|singer|guitar
Wu Zetian; Empress Wu|f|624|705|queen|throne
Wyatt Earp|m|1848|1929|sheriff|badge
Xerxes; Xerxes I|m|-518|-465|king|throne
Xi Jinping|m|1953|-|president
Xuanzang|m|602|664|monk|scroll
Yaa Asantewaa|f|1840|1921|queen
Yang Guifei|f|719|756|noblewoman
Yang Liwei|m|1965|-|astronaut|space capsule
Yao Ming|m|1980|-|basketball player|basketball
Yasser Arafat; Arafat|m|1929|2004|politician
Yasuke|m|1555|1582|samurai|samurai sword, armor
Yasunari Kawabata; Kawabata|m|1899|1972|writer
Yayoi Kusama; Kusama|f|1929|-|artist
Yi Sun-sin; Admiral Yi|m|1545|1598|general|warship, turtle
Yitzhak Rabin; Rabin|m|1922|1995|politician
Yitzhak Shamir|m|1915|2012|politician
Yo-Yo Ma|m|1955|-|musician|cello
Yoko Ono|f|1933|-|artist
Yongle Emperor|m|1360|1424|emperor|palace
Youssou N'Dour|m|1959|-|singer|microphone
Yu Gwan-sun|f|1902|1920|student|flag
Yukio Mishima; Mishima|m|1925|1970|writer|katana
Yuna Kim; Kim Yuna|f|1990|-|athlete|ice skate
Yuri Gagarin; Gagarin|m|1934|1968|astronaut|rocket, space capsule
Yves Saint Laurent|m|1936|2008|designer|dress
Zaha Hadid|f|1950|2016|architect
Zelda Fitzgerald|f|1900|1948|writer
Zeno of Citium|m|-334|-262|philosopher
Zeno of Elea|m|-490|-430|philosopher|tortoise
Zenobia|f|240|274|queen
Zeus|m|-800|-400|man|lightning bolt, eagle
Zhang Heng|m|78|139|inventor
Zheng He|m|1371|1433|navigator|ship
Zhou Enlai|m|1898|1976|politician
Zhuangzi; Chuang Tzu|m|-369|-286|philosopher|butterfly
Zhuge Liang|m|181|234|general
Zinedine Zidane; Zidane|m|1972|-|footballer|football, red card
Zodiac Killer; The Zodiac Killer|m|1935|1990|man|letter
Zora Neale Hurston|f|1891|1960|writer
Zoroaster; Zarathustra|m|-1000|-930|prophet|fire
Zumbi; Zumbi dos Palmares|m|1655|1695|hero|spear
`
