/** Places and organizations with the drawings by which they are recognized: `names|things`. */
export const PLACES_S_TO_Z = `
Sacré-Cœur; Sacre Coeur|church
Sagittarius A*; Sagittarius A|black hole
Sagrada Familia; Sagrada Família|church
Sahara; Sahara Desert|dune, camel
Saigon; Ho Chi Minh City|moped
Saint Basil's Cathedral; St. Basil's Cathedral; St Basil's Cathedral|Saint Basil's Cathedral
Salar de Uyuni|salt
Salem|witch hat
Salisbury|cathedral
Salzburg|violin
Samarkand|mosque
Samoa|palm tree
San Andreas Fault|fault line
San Francisco Bay|Golden Gate Bridge
San Francisco|Golden Gate Bridge
San Quentin|prison
Sanssouci|palace
Santa Maria del Fiore; Florence Cathedral|cathedral
Santa Maria|carrack
Santa Monica; Santa Monica Pier|ferris wheel
Santiago de Compostela|cathedral
Santorini; Thera|Santorini
Sao Paulo|skyscraper
Sapporo|snow
Sargasso Sea|seaweed
Saturn V|rocket
Saturn's rings|planet Saturn
Saturn|planet Saturn
Saudi Arabia|camel, Kaaba, oil barrel
Savile Row|suit
Scapa Flow|shipwreck
Scharnhorst|battleship
Schönbrunn; Schoenbrunn Palace|palace
Scotland Yard|police station
Scotland|bagpipes, castle
Sea of Tranquility|lunar module
Serengeti|lion, zebra, acacia tree
SETI|radio telescope
Seychelles|palm tree, tortoise
Shackleton crater|crater
Shanghai Tower|skyscraper
Shanghai|skyscraper
Shangri-La|mountain
Shard; The Shard|skyscraper
Shark Bay|shark
Shenzhen|skyscraper
Sherwood Forest|arrow
Shibuya; Shibuya Crossing|crosswalk
Shirakawa-go|snow
Shoemaker-Levy 9|comet
Shwedagon Pagoda; Shwedagon|pagoda
Siberia|snow
Sichuan|panda, chili pepper
Sicily|volcano
Sierra Leone|diamond
Sierra Nevada|mountain
Silesia|coal
Silicon Valley|computer
Silk Road|camel
Simpson Desert|dune
Sing Sing|prison
Singapore|skyscraper
Sirius|star
Skeleton Coast|shipwreck, skeleton
Skylab|space station
SLS; Space Launch System|rocket
Smithsonian|museum
Snake Island; Ilha da Queimada Grande|snake
Snowdon|mountain
SOHO telescope|sun
Sojourner rover|Mars rover
Sonoran Desert|cactus
Sorbonne; The Sorbonne|university
South Africa|diamond, lion
South Georgia|penguin
South Korea; Korea|kimchi
South Pole|flag
Southeast Asia|rice terrace
Southern Cross|constellation
Southern Ocean|iceberg
Soyuz|space capsule
Space Shuttle Atlantis|space shuttle
Space Shuttle Challenger|space shuttle
Space Shuttle Columbia; Columbia shuttle|space shuttle
Space Shuttle Discovery|space shuttle
Space Shuttle Endeavour|space shuttle
SpaceX|rocket
Spain|guitar, paella
Spanish Steps|stairs
Sparta|shield, spear
Spirit rover|Mars rover
Spitzer Space Telescope|space telescope
Sputnik 2|dog, satellite
Sputnik; Sputnik 1|satellite
Square Kilometre Array|radio telescope
Sri Lanka; Ceylon|tea, elephant
St. Louis; Saint Louis|arch
St. Mark's Basilica|church
St. Mark's Square; Piazza San Marco|pigeon
St. Moritz|ski
St. Paul's Cathedral; Saint Paul's|cathedral
St. Peter's Basilica; Saint Peter's Basilica|church
Stanford; Stanford University|university
Stardust probe|comet
Starliner|space capsule
Starlink|satellite
Starship Enterprise|spacecraft
Starship|rocket
Statue of Liberty; Lady Liberty|Statue of Liberty
Stephenson 2-18|giant star
Stonehenge|Stonehenge
Strait of Hormuz|oil barrel
Strasbourg|cathedral
Stratford-upon-Avon|quill
Stromboli|volcano
Studio 54|disco ball
Sudan|pyramid
Suez Canal|ship
Sugarloaf Mountain|cable car
Sumatra|orangutan, tiger
Sun|sun
Sundarbans|tiger
Sunset Boulevard|palm tree
Supreme Court|gavel
Svalbard Global Seed Vault; Seed Vault|seed
Svalbard; Spitsbergen|polar bear
Sweden|moose
Switzerland|mountain, cheese, chocolate
Sydney Harbour Bridge|bridge
Sydney Opera House|Sydney Opera House
Sydney|Sydney Opera House
Tabby's Star|star
Table Mountain|mountain
Tacoma Narrows Bridge|bridge
Tahiti|palm tree
Taipei 101|skyscraper
Taipei|skyscraper
Taiwan|bubble tea
Taj Mahal|Taj Mahal
Taklamakan|dune
Tambora; Mount Tambora|volcano
Tanzania|Kilimanjaro, elephant, lion
Tate Modern|painting
Tatra Mountains|mountain
Telstar|satellite
Temple of Artemis|column
Tenerife|volcano
Tennessee|guitar
Tenochtitlan|Aztec pyramid
Teotihuacan|step pyramid
Terra Nova|sailing ship
TESS|space telescope
Teutonic Knights|cross, sword
Texas|oil well
Thailand|elephant, golden Buddha, tuk-tuk
Thames; River Thames|Tower Bridge
Thar Desert|camel
The Guardian|newspaper
The Hague|courthouse
Three Gorges Dam|dam
Three Mile Island|nuclear power plant
Tian Shan|mountain
Tiangong|space station
Tibet|prayer flag, mountain
Tikal|Mayan pyramid
Timbuktu|manuscript
Time magazine|magazine
Times Square|billboard
Tirpitz|battleship
Titan submersible; OceanGate Titan|submarine
Titanic; RMS Titanic|Titanic, iceberg
Tivoli; Tivoli Gardens|amusement park
Tokyo Tower|Tokyo Tower
Tokyo|Tokyo Tower
Tomb of Tutankhamun|sarcophagus, mummy
Tombstone, Arizona|wanted poster
TON 618|black hole
Tongass|bear
Torres del Paine|mountain
Tortuga|pirate ship
Tower Bridge|Tower Bridge
Tower of Babel|ziggurat
Tower of London|castle, raven
Transylvania|vampire, castle
Trappist-1|planet
Trevi Fountain|fountain
Trieste bathyscaphe|submarine
Trinity College|university
Trojan Horse|wooden horse
Tromso; Tromsø|northern lights
Troy|wooden horse
Tsavo|lion
Tsinghua|university
Tsukiji; Tsukiji Market|tuna
Turkey; Türkiye|hot-air balloon, mosque
Tuscany|wine
Tuvalu|palm tree
Tycho crater|crater
U-boat; U-boats|submarine
UCLA|university
UEFA|football
Uffizi|painting
Uganda|gorilla
Ukraine|sunflower, wheat
Uluru; Ayers Rock|Uluru
United Arab Emirates; UAE|Burj Khalifa
United Kingdom; UK; Great Britain; Britain|double-decker bus, cup of tea
United Nations; UN|globe
United States; USA; United States of America; America|Statue of Liberty, eagle
University of Bologna|university
University of Tokyo|university
Unter den Linden|Brandenburg Gate
Ur|ziggurat
Ural Mountains; Urals|mountain
Uranus|planet Uranus
Uruk|clay tablet
US Navy; U.S. Navy|aircraft carrier
Ushuaia|penguin
USS Arizona|battleship
USS Constitution; Old Ironsides|frigate
USS Enterprise|aircraft carrier
USS Indianapolis|warship, shark
USS Maine|battleship
USS Missouri|battleship
USS Nautilus|submarine
UY Scuti|giant star
V-2; V2 rocket|rocket
Valencia|paella
Valles Marineris|canyon
Valley of the Kings|sarcophagus
Van Gogh Museum|sunflower, painting
Vanuatu|volcano
Vasa Museum|galleon
Vasa; Vasa ship|galleon
Vatican Library; Vatican Archives|manuscript
Vatican Museums|spiral staircase
Vatican; Vatican City|church
Vega|star
Venera; Venera 13|planet Venus
Venezuela|waterfall, oil well
Venice Beach|skateboard
Venice|gondola
Venus|planet Venus
Vera Rubin Observatory; Rubin Observatory|observatory
Vermont|maple syrup
Versailles|palace
Very Large Array; VLA|radio telescope
Very Large Telescope; VLT; Paranal|observatory
Vesta|asteroid
Via Dolorosa|cross
Victoria Falls|waterfall
Vienna Philharmonic|violin
Vienna State Opera|opera house
Vienna|violin
Vietnam|rice terrace, pho
Viking 1|lander
Viking 2|lander
Virunga Mountains|gorilla, volcano
Virunga; Virunga National Park|gorilla
Vogue|magazine
Vostok 1|space capsule
Voyager 1|satellite
Voyager 2|satellite
Voynich manuscript|manuscript
Waikiki|surfboard
Walden Pond|cabin
Wales|sheep, dragon
Wall Street Journal|newspaper
Wall Street|stock chart
Washington D.C.; Washington DC; Washington, D.C.|Capitol, White House, obelisk
Washington Monument|obelisk
Washington Post; The Washington Post|newspaper
Watergate complex|hotel
Weddell Sea|iceberg
Wells Fargo|stagecoach
Wembley; Wembley Stadium|football stadium
West Germany|Berlin Wall
West Virginia|coal mine
Western Sahara|dune
Westeros|dragon
Westminster Abbey|church
Whirlpool Galaxy|galaxy
Whitby|vampire
White House; Oval Office|White House
White Island; Whakaari|volcano
White Sands|dune
Whydah; Whydah Gally|pirate ship
Wild West; The Wild West; American West|wanted poster, stagecoach
Wilhelm Gustloff|ocean liner
Willis Tower; Sears Tower|skyscraper
Wimbledon|tennis court
Winchester Mystery House|haunted house
Windsor Castle|castle
Winter Palace|palace
Wisconsin|cheese
Wolong|panda
Woodstock|guitar
World Trade Center; Twin Towers|skyscraper
Wrangel Island|polar bear, mammoth
WWF; World Wildlife Fund|panda
Wyoming|bison
Yakutsk|snow
Yakuza|katana
Yale; Yale University|university
Yamato battleship; battleship Yamato|battleship
Yangon; Rangoon|pagoda
Yellow Mountains; Huangshan|mountain
Yellowstone; Yellowstone National Park|geyser, bison
Yerkes Observatory|observatory
Yorkshire|sheep
Yosemite; Yosemite National Park|waterfall
Yucatan; Yucatán|Mayan pyramid
Yukon|gold nugget
Yunnan|tea
Zambezi|hippo
Zambia|waterfall
Zanzibar|clove
Zermatt|snowy peak
Zhurong|Mars rover
Zimbabwe; Rhodesia|waterfall
Zion National Park|canyon
Zong|slave ship
Zugspitze|snowy peak
`
