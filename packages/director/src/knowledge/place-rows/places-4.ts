/** Places and organizations with the drawings by which they are recognized: `names|kind|things`. */
export const PLACES_4 = `
Ryugu|sky|asteroid
Sacré-Cœur; Sacre Coeur|landmark|church
Sagittarius A*; Sagittarius A|sky|black hole
Sagrada Familia; Sagrada Família|landmark|church
Sahara; Sahara Desert|desert|dune, camel
Saigon; Ho Chi Minh City|city|moped
Saint Basil's Cathedral; St. Basil's Cathedral; St Basil's Cathedral|building|Saint Basil's Cathedral
Salar de Uyuni|desert|salt
Salem|city|witch hat
Salisbury|town|cathedral
Salzburg|city|violin
Samarkand|city|mosque
Samoa|country|palm tree
San Andreas Fault|landmark|fault line
San Francisco Bay|sea|Golden Gate Bridge
San Francisco|city|Golden Gate Bridge
San Quentin|building|prison
Sanssouci|building|palace
Santa Maria del Fiore; Florence Cathedral|building|cathedral
Santa Maria|ship|carrack
Santa Monica; Santa Monica Pier|street|ferris wheel
Santiago de Compostela|town|cathedral
Santorini; Thera|island|Santorini
Sao Paulo|city|skyscraper
Sapporo|city|snow
Sargasso Sea|sea|seaweed
Saturn V|spacecraft|rocket
Saturn's rings|sky|planet Saturn
Saturn|sky|planet Saturn
Saudi Arabia|country|camel, Kaaba, oil barrel
Savile Row|street|suit
Scapa Flow|sea|shipwreck
Scharnhorst|ship|battleship
Schönbrunn; Schoenbrunn Palace|building|palace
Scotland Yard|building|police station
Scotland|country|bagpipes, castle
Sea of Tranquility|sky|lunar module
Serengeti|national park|lion, zebra, acacia tree
SETI|organisation|radio telescope
Seychelles|country|palm tree, tortoise
Shackleton crater|sky|crater
Shanghai Tower|building|skyscraper
Shanghai|city|skyscraper
Shangri-La|region|mountain
Shard; The Shard|building|skyscraper
Shark Bay|sea|shark
Shenzhen|city|skyscraper
Sherwood Forest|forest|arrow
Shibuya; Shibuya Crossing|street|crosswalk
Shirakawa-go|village|snow
Shoemaker-Levy 9|sky|comet
Shwedagon Pagoda; Shwedagon|building|pagoda
Siberia|region|snow
Sichuan|region|panda, chili pepper
Sicily|island|volcano
Sierra Leone|country|diamond
Sierra Nevada|mountain|mountain
Silesia|region|coal
Silicon Valley|region|computer
Silk Road|landmark|camel
Simpson Desert|desert|dune
Sing Sing|building|prison
Singapore|country|skyscraper
Sirius|sky|star
Skeleton Coast|desert|shipwreck, skeleton
Skylab|spacecraft|space station
SLS; Space Launch System|spacecraft|rocket
Smithsonian|museum|museum
Snake Island; Ilha da Queimada Grande|island|snake
Snowdon|mountain|mountain
SOHO telescope|spacecraft|sun
Sojourner rover|spacecraft|Mars rover
Sonoran Desert|desert|cactus
Sorbonne; The Sorbonne|university|university
South Africa|country|diamond, lion
South Georgia|island|penguin
South Korea; Korea|country|kimchi
South Pole|region|flag
Southeast Asia|region|rice terrace
Southern Cross|sky|constellation
Southern Ocean|sea|iceberg
Soyuz|spacecraft|space capsule
Space Shuttle Atlantis|spacecraft|space shuttle
Space Shuttle Challenger|spacecraft|space shuttle
Space Shuttle Columbia; Columbia shuttle|spacecraft|space shuttle
Space Shuttle Discovery|spacecraft|space shuttle
Space Shuttle Endeavour|spacecraft|space shuttle
SpaceX|organisation|rocket
Spain|country|guitar, paella
Spanish Steps|landmark|stairs
Sparta|city|shield, spear
Spirit rover|spacecraft|Mars rover
Spitzer Space Telescope|telescope|space telescope
Sputnik 2|spacecraft|dog, satellite
Sputnik; Sputnik 1|spacecraft|satellite
Square Kilometre Array|telescope|radio telescope
Sri Lanka; Ceylon|country|tea, elephant
St. Louis; Saint Louis|city|arch
St. Mark's Basilica|building|church
St. Mark's Square; Piazza San Marco|street|pigeon
St. Moritz|town|ski
St. Paul's Cathedral; Saint Paul's|building|cathedral
St. Peter's Basilica; Saint Peter's Basilica|building|church
Stanford; Stanford University|university|university
Stardust probe|spacecraft|comet
Starliner|spacecraft|space capsule
Starlink|spacecraft|satellite
Starship Enterprise|spacecraft|spacecraft
Starship|spacecraft|rocket
Statue of Liberty; Lady Liberty|landmark|Statue of Liberty
Stephenson 2-18|sky|giant star
Stonehenge|landmark|Stonehenge
Strait of Hormuz|sea|oil barrel
Strasbourg|city|cathedral
Stratford-upon-Avon|town|quill
Stromboli|island|volcano
Studio 54|building|disco ball
Sudan|country|pyramid
Suez Canal|landmark|ship
Sugarloaf Mountain|mountain|cable car
Sumatra|island|orangutan, tiger
Sun|sky|sun
Sundarbans|forest|tiger
Sunset Boulevard|street|palm tree
Supreme Court|building|gavel
Svalbard Global Seed Vault; Seed Vault|landmark|seed
Svalbard; Spitsbergen|island|polar bear
Sweden|country|moose
Switzerland|country|mountain, cheese, chocolate
Sydney Harbour Bridge|landmark|bridge
Sydney Opera House|landmark|Sydney Opera House
Sydney|city|Sydney Opera House
Tabby's Star|sky|star
Table Mountain|mountain|mountain
Tacoma Narrows Bridge|landmark|bridge
Tahiti|island|palm tree
Taipei 101|building|skyscraper
Taipei|city|skyscraper
Taiwan|country|bubble tea
Taj Mahal|landmark|Taj Mahal
Taklamakan|desert|dune
Tambora; Mount Tambora|mountain|volcano
Tanzania|country|Kilimanjaro, elephant, lion
Tate Modern|museum|painting
Tatra Mountains|mountain|mountain
Telstar|spacecraft|satellite
Temple of Artemis|landmark|column
Tenerife|island|volcano
Tennessee|region|guitar
Tenochtitlan|city|Aztec pyramid
Teotihuacan|city|step pyramid
Terra Nova|ship|sailing ship
TESS|telescope|space telescope
Teutonic Knights|organisation|cross, sword
Texas|region|oil well
Thailand|country|elephant, golden Buddha, tuk-tuk
Thames; River Thames|river|Tower Bridge
Thar Desert|desert|camel
The Guardian|organisation|newspaper
The Hague|city|courthouse
Three Gorges Dam|landmark|dam
Three Mile Island|landmark|nuclear power plant
Tian Shan|mountain|mountain
Tiangong|spacecraft|space station
Tibet|region|prayer flag, mountain
Tikal|national park|Mayan pyramid
Timbuktu|city|manuscript
Time magazine|organisation|magazine
Times Square|street|billboard
Tirpitz|ship|battleship
Titan submersible; OceanGate Titan|ship|submarine
Titanic; RMS Titanic|ship|Titanic, iceberg
Tivoli; Tivoli Gardens|street|amusement park
Tokyo Tower|building|Tokyo Tower
Tokyo|city|Tokyo Tower
Tomb of Tutankhamun|landmark|sarcophagus, mummy
Tombstone, Arizona|city|wanted poster
TON 618|sky|black hole
Tongass|forest|bear
Torres del Paine|national park|mountain
Tortuga|island|pirate ship
Tower Bridge|landmark|Tower Bridge
Tower of Babel|landmark|ziggurat
Tower of London|landmark|castle, raven
Transylvania|region|vampire, castle
Trappist-1|sky|planet
Trevi Fountain|landmark|fountain
Trieste bathyscaphe|ship|submarine
Trinity College|university|university
Trojan Horse|landmark|wooden horse
Tromso; Tromsø|town|northern lights
Troy|city|wooden horse
Tsavo|national park|lion
Tsinghua|university|university
Tsukiji; Tsukiji Market|street|tuna
Turkey; Türkiye|country|hot-air balloon, mosque
Tuscany|region|wine
Tuvalu|country|palm tree
Tycho crater|sky|crater
U-boat; U-boats|ship|submarine
UCLA|university|university
UEFA|organisation|football
Uffizi|museum|painting
Uganda|country|gorilla
Ukraine|country|sunflower, wheat
Uluru; Ayers Rock|mountain|Uluru
United Arab Emirates; UAE|country|Burj Khalifa
United Kingdom; UK; Great Britain; Britain|country|double-decker bus, cup of tea
United Nations; UN|organisation|globe
United States; USA; United States of America; America|country|Statue of Liberty, eagle
University of Bologna|university|university
University of Tokyo|university|university
Unter den Linden|street|Brandenburg Gate
Ur|city|ziggurat
Ural Mountains; Urals|mountain|mountain
Uranus|sky|planet Uranus
Uruk|city|clay tablet
US Navy; U.S. Navy|organisation|aircraft carrier
Ushuaia|city|penguin
USS Arizona|ship|battleship
USS Constitution; Old Ironsides|ship|frigate
USS Enterprise|ship|aircraft carrier
USS Indianapolis|ship|warship, shark
USS Maine|ship|battleship
USS Missouri|ship|battleship
USS Nautilus|ship|submarine
UY Scuti|sky|giant star
V-2; V2 rocket|spacecraft|rocket
Valencia|city|paella
Valles Marineris|sky|canyon
Valley of the Kings|landmark|sarcophagus
Van Gogh Museum|museum|sunflower, painting
Vanuatu|country|volcano
Vasa Museum|museum|galleon
Vasa; Vasa ship|ship|galleon
Vatican Library; Vatican Archives|building|manuscript
Vatican Museums|museum|spiral staircase
Vatican; Vatican City|country|church
Vega|sky|star
Venera; Venera 13|spacecraft|planet Venus
Venezuela|country|waterfall, oil well
Venice Beach|street|skateboard
Venice|city|gondola
Venus|sky|planet Venus
Vera Rubin Observatory; Rubin Observatory|telescope|observatory
Vermont|region|maple syrup
Versailles|city|palace
Very Large Array; VLA|telescope|radio telescope
Very Large Telescope; VLT; Paranal|telescope|observatory
Vesta|sky|asteroid
Via Dolorosa|street|cross
Victoria Falls|landmark|waterfall
Vienna Philharmonic|organisation|violin
Vienna State Opera|building|opera house
Vienna|city|violin
Vietnam|country|rice terrace, pho
Viking 1|spacecraft|lander
Viking 2|spacecraft|lander
Virunga Mountains|mountain|gorilla, volcano
Virunga; Virunga National Park|national park|gorilla
Vogue|organisation|magazine
Vostok 1|spacecraft|space capsule
Voyager 1|spacecraft|satellite
Voyager 2|spacecraft|satellite
Voynich manuscript|landmark|manuscript
Waikiki|street|surfboard
Walden Pond|lake|cabin
Wales|country|sheep, dragon
Wall Street Journal|organisation|newspaper
Wall Street|street|stock chart
Washington D.C.; Washington DC; Washington, D.C.|city|Capitol, White House, obelisk
Washington Monument|landmark|obelisk
Washington Post; The Washington Post|organisation|newspaper
Watergate complex|building|hotel
Weddell Sea|sea|iceberg
Wells Fargo|organisation|stagecoach
Wembley; Wembley Stadium|landmark|football stadium
West Germany|country|Berlin Wall
West Virginia|region|coal mine
Western Sahara|country|dune
Westeros|region|dragon
Westminster Abbey|building|church
Whirlpool Galaxy|sky|galaxy
Whitby|town|vampire
White House; Oval Office|building|White House
White Island; Whakaari|island|volcano
White Sands|desert|dune
Whydah; Whydah Gally|ship|pirate ship
Wild West; The Wild West; American West|region|wanted poster, stagecoach
Wilhelm Gustloff|ship|ocean liner
Willis Tower; Sears Tower|building|skyscraper
Wimbledon|landmark|tennis court
Winchester Mystery House|landmark|haunted house
Windsor Castle|building|castle
Winter Palace|building|palace
Wisconsin|region|cheese
Wolong|national park|panda
Woodstock|town|guitar
World Trade Center; Twin Towers|building|skyscraper
Wrangel Island|island|polar bear, mammoth
WWF; World Wildlife Fund|organisation|panda
Wyoming|region|bison
Yakutsk|city|snow
Yakuza|organisation|katana
Yale; Yale University|university|university
Yamato battleship; battleship Yamato|ship|battleship
Yangon; Rangoon|city|pagoda
Yellow Mountains; Huangshan|mountain|mountain
Yellowstone; Yellowstone National Park|national park|geyser, bison
Yerkes Observatory|telescope|observatory
Yorkshire|region|sheep
Yosemite; Yosemite National Park|national park|waterfall
Yucatan; Yucatán|region|Mayan pyramid
Yukon|region|gold nugget
Yunnan|region|tea
Zambezi|river|hippo
Zambia|country|waterfall
Zanzibar|island|clove
Zermatt|town|snowy peak
Zhurong|spacecraft|Mars rover
Zimbabwe; Rhodesia|country|waterfall
Zion National Park|national park|canyon
Zong|ship|slave ship
Zugspitze|mountain|snowy peak
`
