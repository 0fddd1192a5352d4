-- What people do for each other in a time bank: six groups, named in the portal's languages.
-- The position orders groups and activities; an activity's position begins with its group's.

insert into activity_group (position, name_it, name_en, name_de) values
  (1, 'Cura e compagnia', 'Care and company', 'Betreuung und Gesellschaft'),
  (2, 'Casa e riparazioni', 'House and repairs', 'Haus und Reparaturen'),
  (3, 'Lezioni e lingue', 'Lessons and languages', 'Unterricht und Sprachen'),
  (4, 'Computer e pratiche', 'Computers and paperwork', 'Computer und Formalitäten'),
  (5, 'Cucina e giardino', 'Kitchen and garden', 'Küche und Garten'),
  (6, 'Cultura, creatività e trasporti', 'Culture, crafts and transport',
      'Kultur, Kreatives und Transport');

insert into activity (group_id, position, name_it, name_en, name_de)
select activity_group.id, listed.position, listed.name_it, listed.name_en, listed.name_de
from (values
  (101, 'Compagnia e conversazione', 'Company and conversation', 'Gesellschaft und Gespräche'),
  (102, 'Passeggiate insieme', 'Going for walks together', 'Gemeinsame Spaziergänge'),
  (103, 'Aiuto alle persone anziane', 'Help for older people', 'Hilfe für ältere Menschen'),
  (104, 'Cura dei bambini', 'Looking after children', 'Kinderbetreuung'),
  (105, 'Accompagnamento a visite mediche', 'Going along to medical appointments',
        'Begleitung zu Arztterminen'),
  (106, 'Spesa e commissioni', 'Shopping and errands', 'Einkäufe und Besorgungen'),
  (107, 'Cura degli animali domestici', 'Looking after pets', 'Betreuung von Haustieren'),

  (201, 'Piccole riparazioni domestiche', 'Small household repairs',
        'Kleine Reparaturen im Haushalt'),
  (202, 'Montaggio di mobili', 'Putting furniture together', 'Möbelaufbau'),
  (203, 'Imbiancatura', 'Painting and decorating', 'Malerarbeiten'),
  (204, 'Cucito e riparazioni sartoriali', 'Sewing and alterations',
        'Nähen und Änderungen'),
  (205, 'Bucato e stiro', 'Laundry and ironing', 'Waschen und Bügeln'),
  (206, 'Pulizie e riordino', 'Cleaning and tidying up', 'Putzen und Aufräumen'),
  (207, 'Riparazione di biciclette', 'Bicycle repairs', 'Fahrradreparaturen'),

  (301, 'Aiuto nei compiti', 'Help with homework', 'Hausaufgabenhilfe'),
  (302, 'Ripetizioni di matematica e scienze', 'Tutoring in maths and science',
        'Nachhilfe in Mathematik und Naturwissenschaften'),
  (303, 'Italiano per chi arriva da fuori', 'Italian for newcomers',
        'Italienisch für Zugezogene'),
  (304, 'Inglese', 'English', 'Englisch'),
  (305, 'Tedesco', 'German', 'Deutsch'),
  (306, 'Altre lingue', 'Other languages', 'Andere Sprachen'),
  (307, 'Lezioni di musica', 'Music lessons', 'Musikunterricht'),

  (401, 'Aiuto con il computer', 'Help with computers', 'Hilfe am Computer'),
  (402, 'Smartphone e tablet', 'Smartphones and tablets', 'Smartphone und Tablet'),
  (403, 'Servizi pubblici online', 'Public services online', 'Behördendienste im Internet'),
  (404, 'Moduli e pratiche', 'Forms and applications', 'Formulare und Anträge'),
  (405, 'Bollette e conti di casa', 'Bills and household accounts',
        'Rechnungen und Haushaltskasse'),
  (406, 'Fotografie e video', 'Photos and videos', 'Fotos und Videos'),
  (407, 'Scrittura e traduzioni', 'Writing and translating', 'Schreiben und Übersetzen'),

  (501, 'Cucinare per altri', 'Cooking for others', 'Kochen für andere'),
  (502, 'Lezioni di cucina', 'Cooking lessons', 'Kochunterricht'),
  (503, 'Pane, pasta e dolci fatti in casa', 'Home-made bread, pasta and cakes',
        'Hausgemachtes Brot, Nudeln und Kuchen'),
  (504, 'Conserve e marmellate', 'Preserves and jams', 'Eingemachtes und Marmeladen'),
  (505, 'Giardinaggio', 'Gardening', 'Gartenarbeit'),
  (506, 'Orto e potatura', 'Vegetable plots and pruning', 'Gemüsegarten und Baumschnitt'),
  (507, 'Piante e casa durante le assenze', 'Plants and home while you are away',
        'Pflanzen und Wohnung während der Abwesenheit'),

  (601, 'Passaggi in auto', 'Lifts by car', 'Autofahrten'),
  (602, 'Traslochi e trasporti', 'Moving house and carrying things',
        'Umzüge und Transporte'),
  (603, 'Maglia e uncinetto', 'Knitting and crochet', 'Stricken und Häkeln'),
  (604, 'Pittura e bricolage', 'Painting and handicrafts', 'Malen und Basteln'),
  (605, 'Visite guidate e cultura', 'Guided visits and culture', 'Führungen und Kultur'),
  (606, 'Lettura ad alta voce', 'Reading aloud', 'Vorlesen'),
  (607, 'Ginnastica dolce e ballo', 'Gentle exercise and dancing',
        'Sanfte Gymnastik und Tanz'),
  (608, 'Attività per la banca del tempo', 'Work for the time bank', 'Mitarbeit in der Zeitbank')
) as listed (position, name_it, name_en, name_de)
join activity_group on activity_group.position = listed.position / 100
order by listed.position;
